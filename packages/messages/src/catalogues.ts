import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogueCodes, laterAreas } from '../generated/areas.ts';
import type { MessageId } from '../generated/ids.ts';

/** Parsed patterns by message id. */
export type Catalogue = Partial<Record<MessageId, MessageFormatElement[]>>;

/** A file of words that is fetched with what needs it; those of the front page are in none of them. */
export type Area = (typeof laterAreas)[number];

/** Every area but those of the front page. */
export const areas: readonly Area[] = laterAreas;

const codes: ReadonlySet<string> = new Set(catalogueCodes);

export const hasCatalogue = (code: string) => codes.has(code);

/** The code whose catalogue serves a language: its own, or English where there is none. */
export const catalogueOf = (code: string) => (hasCatalogue(code) ? code : 'EN');

/**
 * Loads what a language begins with, or one area more, each text that it lacks in English. A file that cannot be had is
 * English as a whole, which `lacking` says (FLT-113). Rejects when that cannot be had either.
 */
export async function loadWords(
  code: string,
  part: 'first' | Area,
  read: Read,
): Promise<{ words: Catalogue; lacking: boolean }> {
  const own = catalogueOf(code);
  try {
    return { words: await read(own, part), lacking: false };
  } catch (error) {
    if (own === 'EN') throw error;
    return { words: await read('EN', part), lacking: true };
  }
}

/** How a file of words is had; rejects when it cannot be. */
export type Read = (code: string, part: 'first' | Area) => Promise<Catalogue>;
