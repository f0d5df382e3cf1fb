/** Splits a text into words; Thai and Chinese need no spaces. `tag` is BCP 47. */
export function wordsIn(text: string, tag: string): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Letters that keyboards of one script write in two ways. */
const sameLetters: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ' };

/** Normalises text for searching: compatibility forms, case, and marks of Latin and Arabic letters removed. */
export function folded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+|[\u064b-\u065f\u0670\u0640\p{Cf}]+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ıđيىكهة]/g, (letter) => sameLetters[letter] ?? letter);
}

/** Splits a text into folded words of letters and digits. */
export const searchWords = (text: string): string[] => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
