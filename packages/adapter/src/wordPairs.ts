/** Translates words both ways by a table of ours to theirs, such as `{ RNG: 'SLOTS' }`. A word that is not in it stays. */
export function wordPairs(table: Readonly<Record<string, string>>) {
  const ours = new Map(Object.entries(table).map(([own, foreign]) => [foreign, own]));
  return {
    theirs: (word: string): string => (Object.hasOwn(table, word) ? table[word] : undefined) ?? word,
    ours: (word: string): string => ours.get(word) ?? word,
  };
}
