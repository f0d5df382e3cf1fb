/** Counts characters as a reader sees them: a composed emoji, or a letter with marks, is one. */
export function textLength(text: string): number {
  // In Latin-1 each code unit is one character; CR LF, the exception, cannot occur in single-line fields.
  if (/^[\x20-\xff]*$/.test(text)) return text.length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
