export type Direction = 'ltr' | 'rtl';

/** Scripts with fonts of their own, in /alphabets/<script>.css. */
export type Script = 'arabic' | 'thai' | 'chinese';

const codes = new Set(
  'EN UR CN ID TH TY VI TW JA KO MS FIL KM LO MY HI BN TA TE NE SI AR FA HE RU UK KK UZ DE FR ES PT IT PL SW XA XB'.split(
    ' ',
  ),
);

const tags: Record<string, string> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'tr', XA: 'en-XA', XB: 'ar-XB' };
const scripts: Record<string, Script> = { UR: 'arabic', AR: 'arabic', FA: 'arabic', TH: 'thai', CN: 'chinese' };
const rightToLeft = ['UR', 'AR', 'FA', 'HE', 'XB'];

/** Returns the BCP 47 tag of a platform code; unknown codes become English. */
export const tagOf = (code: string): string => tags[code] ?? (codes.has(code) ? code.toLowerCase() : 'en');

/**
 * Returns the locale for dates and numbers, with Gregorian calendar and Latin digits, which are not the default in
 * Thai, Persian or Arabic (FLT-109).
 */
export const localeOf = (code: string): string => `${tagOf(code)}-u-ca-gregory-nu-latn`;

/** Returns the platform code of a BCP 47 tag; English if there is none. */
export const codeOf = (tag: string): string => [...codes].find((code) => tagOf(code) === tag) ?? 'EN';

export const directionOf = (code: string): Direction => (rightToLeft.includes(code) ? 'rtl' : 'ltr');

export const scriptOf = (code: string): Script | undefined => scripts[code];
