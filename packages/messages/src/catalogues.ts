import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageId } from '../generated/ids.ts';

/** Parsed patterns by message id. */
export type Catalogue = Record<MessageId, MessageFormatElement[]>;

const loaders: Record<string, () => Promise<unknown>> = {
  EN: () => import('../generated/EN.json'),
  UR: () => import('../generated/UR.json'),
  XA: () => import('../generated/XA.json'),
  XB: () => import('../generated/XB.json'),
};

export const hasCatalogue = (code: string) => Object.hasOwn(loaders, code);

/** The code whose catalogue serves a language: its own, or English where there is none. */
export const catalogueOf = (code: string) => (hasCatalogue(code) ? code : 'EN');

/** Loads the catalogue of a language, each key that it lacks filled from English. Rejects when the file cannot be had. */
export async function loadCatalogue(code: string): Promise<Catalogue> {
  const load = loaders[catalogueOf(code)] ?? loaders.EN;
  const module = (await load?.()) as { default: Catalogue };
  return module.default;
}
