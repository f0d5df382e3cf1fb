import { catalogueOf, hasCatalogue, loadWords, localeOf } from '@baize/messages';
import { readWords } from '@baize/messages/read';
import { createIntl } from 'react-intl';
import { hasText, textOf } from '../core/language/language.ts';
import type { HeadAsked } from '../core/routing/pageHead.ts';

/** Areas in which pages keep their titles and descriptions, besides the first texts. */
const areas = [
  'blog',
  'categories',
  'download',
  'footer',
  'help',
  'lobby',
  'lottery',
  'notices',
  'play',
  'points',
  'promotions',
  'referral',
  'status-pages',
  'vip',
  'welcome',
] as const;

export type TextIn = HeadAsked['text'];

/** Loads the texts of languages for the heads of pages; languages without a catalogue are left out. */
export async function textsIn(codes: readonly string[]): Promise<ReadonlyMap<string, TextIn>> {
  const spoken = codes.filter(hasCatalogue);
  const texts = spoken.map(async (code): Promise<[string, TextIn]> => {
    const parts = await Promise.all((['first', ...areas] as const).map((part) => loadWords(code, part, readWords)));
    const messages = Object.assign({}, ...parts.map(({ words }) => words));
    const intl = createIntl({ locale: localeOf(catalogueOf(code)), messages });
    return [code, (id, values) => (hasText(intl, id) ? textOf(intl, id, values) : null)];
  });
  return new Map(await Promise.all(texts));
}
