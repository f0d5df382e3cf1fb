/** A text in characters as a reader counts them: an emoji of several parts, or a letter with its marks, is one (FLT-114). */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** A text and where its caret stands, in units of UTF-16. */
interface Typed {
  value: string;
  caret: number;
}

/** What is left of a text that has room for so many characters: the last ones before the caret, as just typed or pasted, are not taken. */
export function takeCharacters({ value, caret }: Typed, most: number): Typed {
  const before = charactersOf(value.slice(0, caret));
  const after = value.slice(caret);
  const over = charactersOf(value).length - most;
  if (over <= 0) return { value, caret };
  const kept = before.slice(0, Math.max(0, before.length - over)).join('');
  const text = kept + after;
  return { value: charactersOf(text).slice(0, most).join(''), caret: kept.length };
}
