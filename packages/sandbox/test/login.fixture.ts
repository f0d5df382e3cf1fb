import type { Visit } from './visit.ts';

export const site = 'https://site.example';

export const phone = { nationalNumber: '3001234567', callingCode: '92' };

export const codeOf = ({ sandbox }: Visit) => sandbox.world.smsCodes.open().at(-1)?.code ?? '';
