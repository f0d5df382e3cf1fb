export { statusTones } from './data/statuses.ts';
export { emblemNames } from './internal/emblemNames.ts';
