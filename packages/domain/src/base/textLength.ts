/** How long a text is to a reader: an emoji of several parts, or a letter with its marks, is one. */
export function textLength(text: string): number {
  // Without a mark or anything beyond Latin-1, each unit is a letter. CR LF, the one exception, is in no field of one line.
  if (/^[\x20-\xff]*$/.test(text)) return text.length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
