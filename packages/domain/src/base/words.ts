/** The words of a text as a reader of that language counts them: Thai and Chinese need no spaces. `tag` is BCP 47. */
export function wordsIn(text: string, tag: string): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Text as searches compare it: one form of each letter, no marks on Latin ones, no case. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i');
}
