import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Pattern = MessageFormatElement[];
export {
  isLiteralElement as isLiteral,
  isPluralElement as isPlural,
  isPoundElement as isPound,
  isSelectElement as isSelect,
  isTagElement as isTag,
} from '@formatjs/icu-messageformat-parser';

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ó',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  Y: 'Ý',
  Z: 'Ž',
};

/** Accents and lengthens text by about 40 %, like the longest translations, to reveal clipped and untranslated text. */
export const stretch = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => accents[letter] ?? letter).join('');
    return word.length > 3 ? accented + accented.slice(-Math.ceil(word.length * 0.4)) : accented;
  });

/** Wraps Latin words in right-to-left overrides, to review mirrored layouts without reading Urdu. */
export const mirror = (text: string) => text.replace(/\p{L}[\p{L}\s'’]*/gu, (words) => `\u202e${words}\u202c`);
