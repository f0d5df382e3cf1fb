/**
 * Translates the words of a platform into ours. One that is in no table counts as `otherwise` and is noted, once, in the
 * log: `where` says of what it is.
 */
export function wordMap<const T extends string>(
  words: Readonly<Record<string, T>>,
  otherwise: NoInfer<T>,
  where: string,
): (word: string, call: { stranger(where: string): void }) => T {
  return (word, { stranger }) => {
    const known = Object.hasOwn(words, word) ? words[word] : undefined;
    if (known === undefined) stranger(`${where} ${word.slice(0, 40)}`);
    return known ?? otherwise;
  };
}
