import { searchWords } from '../base/words.ts';

/** A game's title and its names in other languages, by language code. */
export interface Named {
  title: string;
  names?: Readonly<Partial<Record<string, string>>> | null;
}

interface NameWords {
  name: string;
  words: readonly string[];
}

/** Folding is the dear part, and lists keep their games. */
const kept = new WeakMap<Named, readonly NameWords[]>();

function namesOf(game: Named): readonly NameWords[] {
  const before = kept.get(game);
  if (before) return before;
  const names = [game.title, ...Object.values(game.names ?? {})].flatMap((name) => name || []);
  const made = names.map((name) => ({ name, words: searchWords(name) }));
  kept.set(game, made);
  return made;
}

/** Returns every word of a game's names. */
export const gameWords = (game: Named): string[] => namesOf(game).flatMap(({ words }) => words);

/** Returns the name that holds every word of a term, the title first; null if none does. */
export function matchingName(game: Named, term: string): string | null {
  const words = searchWords(term);
  return namesOf(game).find((name) => fitOf(name, words) !== null)?.name ?? null;
}

/**
 * Finds games by any of their names. The best fit comes first: the whole name, whole words, beginnings of words, parts.
 * Among equal fits popular games come first, then those whose name has the least beside the term.
 */
export function searchGameNames<G extends Named & { hot: boolean }>(games: readonly G[], term: string): G[] {
  const words = searchWords(term);
  const found = games.flatMap((game) => {
    const fits = namesOf(game).flatMap((name) => fitOf(name, words) ?? []);
    const best = fits.toSorted((one, other) => one.tier - other.tier || one.rest - other.rest)[0];
    return best ? [{ game, ...best }] : [];
  });
  return found
    .toSorted(
      (one, other) => one.tier - other.tier || Number(other.game.hot) - Number(one.game.hot) || one.rest - other.rest,
    )
    .map(({ game }) => game);
}

/** Rates a name: its tier, 0 best, and the letters beside the term. Languages without spaces never rate better than 3. */
function fitOf({ words: own }: NameWords, words: readonly string[]): { tier: number; rest: number } | null {
  const text = own.join(' ');
  if (words.length === 0 || !words.every((word) => text.includes(word))) return null;
  const rest = text.length - words.join(' ').length;
  if (rest === 0) return { tier: 0, rest };
  if (words.every((word) => own.includes(word))) return { tier: 1, rest };
  return { tier: words.every((word) => own.some((each) => each.startsWith(word))) ? 2 : 3, rest };
}

/**
 * Returns the term with each unknown word replaced by the nearest known one; null if every word is known or one has
 * none near. `known` are folded words.
 */
export function nearestTerm(term: string, known: Iterable<string>): string | null {
  const words = new Set(known);
  const near = searchWords(term).map((word) => (words.has(word) ? word : nearestWord(word, words)));
  const suggested = near.every((word) => word !== null) ? near.join(' ') : '';
  return suggested === '' || suggested === searchWords(term).join(' ') ? null : suggested;
}

function nearestWord(word: string, known: Iterable<string>): string | null {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  let best: { word: string; steps: number } | null = null;
  for (const each of known) {
    if (Math.abs(each.length - word.length) > most) continue;
    const steps = stepsBetween(word, each);
    if (steps <= most && (best === null || steps < best.steps)) best = { word: each, steps };
  }
  return best?.word ?? null;
}

/** Counts the letters to add, drop, change or swap with a neighbour (optimal string alignment). */
function stepsBetween(one: string, other: string): number {
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const change = (last[at - 1] as number) + (same ? 0 : 1);
      const swap = swapped ? (older[at - 2] ?? Infinity) + 1 : Infinity;
      now.push(Math.min(change, swap, (last[at] as number) + 1, (now[at - 1] as number) + 1));
    }
    older = last;
    last = now;
  }
  return last[other.length] as number;
}
