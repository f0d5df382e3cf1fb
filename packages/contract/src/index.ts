export { type Change, changesBetween, isBreaking } from './diff.ts';
export { contractDocument, type DocumentFacts } from './document.ts';
export { clientOnly, errorNotes, refusalsOf } from './errors.ts';
export { groups } from './groups.ts';
export type { JsonSchema } from './jsonSchema.ts';
export { type ContractDocument, type Described, operationsOf } from './openapi.ts';
export { type Example, type Examples, referencePage } from './reference.ts';
export { calls } from './schema.ts';
