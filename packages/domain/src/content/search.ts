import { folded, searchWords, wordsIn } from '../base/words.ts';
import type { Category, Vendor } from '../games/games.ts';
import type { Promotion } from '../promotions/promotions.ts';

/** Result groups of the site search, in display order (NAV-22). */
export const searchKinds = ['categories', 'games', 'studios', 'promotions', 'help'] as const;
export type SearchKind = (typeof searchKinds)[number];

const longestTerm = 60;
const termsKept = 6;

export const searchTerm = (typed: string): string => typed.trim().replace(/\s+/g, ' ').slice(0, longestTerm).trim();

export type SearchTerm = 'empty' | 'signs' | 'short' | 'ready';

/** Judges a term: it needs two letters or digits, or one Han character, which is a word already. */
export function searchTermState(term: string): SearchTerm {
  if (term === '') return 'empty';
  const letters = [...term].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  if (letters.length === 0) return 'signs';
  return letters.length >= 2 || /\p{Script=Han}/u.test(term) ? 'ready' : 'short';
}

export const canSearch = (term: string): boolean => searchTermState(term) === 'ready';

/** Finds categories by their name in the shown language. */
export function searchCategories<C extends { name: string }>(categories: readonly C[], term: string): C[] {
  const words = searchWords(term);
  return categories.filter(({ name }) => words.length > 0 && words.every((word) => folded(name).includes(word)));
}

export function searchStudios(categories: readonly Category[], term: string): Vendor[] {
  const plain = folded(term);
  const studios = new Map(categories.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.code, vendor]));
  const found = [...studios.values()].filter(({ name }) => folded(name).includes(plain));
  const begins = ({ name }: Vendor) => (folded(name).startsWith(plain) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

/** Finds promotions that contain every word, title matches first. `tag` is BCP 47. */
export function searchPromotions<P extends Pick<Promotion, 'title' | 'summary'>>(
  promotions: readonly P[],
  term: string,
  tag: string,
): P[] {
  const words = wordsIn(folded(term), tag);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const inTitle = promotions.filter(({ title }) => holds(title));
  return [
    ...inTitle,
    ...promotions.filter((each) => !inTitle.includes(each) && holds(`${each.title} ${each.summary}`)),
  ];
}

export interface TextPart {
  text: string;
  match: boolean;
}

export function matchParts(text: string, term: string): TextPart[] {
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter));
  const whole = plain.join('');
  const query = folded(term);
  const sought = whole.includes(query) ? [query] : searchWords(term);
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of sought) {
    for (let at = word === '' ? -1 : whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      let place = 0;
      for (const [index, letter] of plain.entries()) {
        if (place < at + word.length && place + letter.length > at) marked[index] = true;
        place += letter.length;
      }
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const match = marked[index] === true;
    const last = parts.at(-1);
    if (last?.match === match) last.text += letter;
    else parts.push({ text: letter, match });
  }
  return parts;
}

/** Adds a search term: newest first, without duplicates, six at most. */
export function withTerm(terms: readonly string[], term: string): string[] {
  if (!canSearch(term)) return [...terms];
  return [term, ...withoutTerm(terms, term)].slice(0, termsKept);
}

export const withoutTerm = (terms: readonly string[], term: string): string[] =>
  terms.filter((each) => folded(each) !== folded(term));

export function readTerms(kept: string | null): string[] {
  try {
    const terms: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(terms)) return [];
    return terms
      .filter((term) => typeof term === 'string')
      .map(searchTerm)
      .filter(canSearch)
      .slice(0, termsKept);
  } catch {
    return [];
  }
}
