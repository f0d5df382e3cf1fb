import { folded, wordsIn } from '../base/words.ts';
import type { Category, Vendor } from '../games/games.ts';
import type { Promotion } from '../promotions/promotions.ts';

/** What the search of the whole site finds, in the order it shows it (NAV-22). */
export const searchKinds = ['games', 'studios', 'promotions', 'help'] as const;
export type SearchKind = (typeof searchKinds)[number];

const longestTerm = 60;
const termsKept = 6;

/** A query as it is asked for: without needless spaces, and no longer than any name. */
export const searchTerm = (typed: string): string => typed.trim().replace(/\s+/g, ' ').slice(0, longestTerm).trim();

/** Whether a query is worth an answer: two characters, or one where a character is a word. */
export function canSearch(term: string): boolean {
  const letters = [...term].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return letters.length >= 2 || /\p{Script=Han}/u.test(term);
}

/** The studios whose name holds the words, each once, those that begin with them first. */
export function searchStudios(categories: readonly Category[], term: string): Vendor[] {
  const plain = folded(term);
  const studios = new Map(categories.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.code, vendor]));
  const found = [...studios.values()].filter(({ name }) => folded(name).includes(plain));
  const begins = ({ name }: Vendor) => (folded(name).startsWith(plain) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

/** The promotions that hold every word, those whose title does first. `tag` is BCP 47. */
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

/** A text in parts, those that the words of a query fit marked. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** Cuts a text where the query, or else one of its words, stands in it. */
export function matchParts(text: string, term: string): TextPart[] {
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter));
  const whole = plain.join('');
  const query = folded(term);
  const sought = whole.includes(query) ? [query] : query.split(/\s+/);
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

/** The earlier terms with one more: newest first, each once, six at most. */
export function withTerm(terms: readonly string[], term: string): string[] {
  if (!canSearch(term)) return [...terms];
  return [term, ...withoutTerm(terms, term)].slice(0, termsKept);
}

export const withoutTerm = (terms: readonly string[], term: string): string[] =>
  terms.filter((each) => folded(each) !== folded(term));

/** Earlier terms as the device kept them; anything else is none. */
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
