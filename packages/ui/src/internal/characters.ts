/** Splits text into characters as a reader counts them: a multi-part emoji or an accented letter is one (FLT-114). */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Text and caret position, in UTF-16 units. */
interface Typed {
  value: string;
  caret: number;
}

/** Truncates text to `most` characters by dropping those before the caret, as just typed or pasted. */
export function takeCharacters({ value, caret }: Typed, most: number): Typed {
  const before = charactersOf(value.slice(0, caret));
  const after = value.slice(caret);
  const over = charactersOf(value).length - most;
  if (over <= 0) return { value, caret };
  const kept = before.slice(0, Math.max(0, before.length - over)).join('');
  const text = kept + after;
  return { value: charactersOf(text).slice(0, most).join(''), caret: kept.length };
}
