import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogueCodes, laterAreas } from '../generated/areas.ts';
import type { MessageId } from '../generated/ids.ts';

export type Catalogue = Partial<Record<MessageId, MessageFormatElement[]>>;

/** File of texts loaded on demand; the front page's texts are in none of them. */
export type Area = (typeof laterAreas)[number];

export const areas: readonly Area[] = laterAreas;

const codes: ReadonlySet<string> = new Set(catalogueCodes);

export const hasCatalogue = (code: string) => codes.has(code);

export const catalogueOf = (code: string) => (hasCatalogue(code) ? code : 'EN');

/**
 * Loads a language's first texts or one further area, with English for untranslated ones. If a file fails to load,
 * English replaces it and `lacking` is set (FLT-113); rejects if that fails too.
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

export type Read = (code: string, part: 'first' | Area) => Promise<Catalogue>;
