import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../src/openapi.ts';

/** The document as it is published. */
export const published = JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8')) as ContractDocument;
