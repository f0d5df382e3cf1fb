import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageId } from '../generated/ids.ts';

/** Parsed patterns by message id. */
export type Catalogue = Partial<Record<MessageId, MessageFormatElement[]>>;

/** What the front page says before anybody touches it, and everything else. */
export type CataloguePart = 'first' | 'rest';

type Loaders = Record<CataloguePart, () => Promise<unknown>>;

const english: Loaders = {
  first: () => import('../generated/EN.first.json'),
  rest: () => import('../generated/EN.rest.json'),
};

const loaders: Record<string, Loaders> = {
  EN: english,
  UR: { first: () => import('../generated/UR.first.json'), rest: () => import('../generated/UR.rest.json') },
  XA: { first: () => import('../generated/XA.first.json'), rest: () => import('../generated/XA.rest.json') },
  XB: { first: () => import('../generated/XB.first.json'), rest: () => import('../generated/XB.rest.json') },
};

export const hasCatalogue = (code: string) => Object.hasOwn(loaders, code);

/** The code whose catalogue serves a language: its own, or English where there is none. */
export const catalogueOf = (code: string) => (hasCatalogue(code) ? code : 'EN');

/** Loads a part of the catalogue of a language, each key that it lacks filled from English. Rejects when the file cannot be had. */
export async function loadCatalogue(code: string, part: CataloguePart): Promise<Catalogue> {
  const load = (loaders[catalogueOf(code)] ?? english)[part];
  const module = (await load()) as { default: Catalogue };
  return module.default;
}
