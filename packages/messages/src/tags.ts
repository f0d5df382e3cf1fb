export type Direction = 'ltr' | 'rtl';

/** A script that needs faces of its own: its sheet is /alphabets/<script>.css. */
export type Script = 'arabic' | 'thai' | 'chinese';

const codes = new Set(
  'EN UR CN ID TH TY VI TW JA KO MS FIL KM LO MY HI BN TA TE NE SI AR FA HE RU UK KK UZ DE FR ES PT IT PL SW XA XB'.split(
    ' ',
  ),
);

/** The platform's codes that are not what browsers understand, as BCP 47. */
const tags: Record<string, string> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'tr', XA: 'en-XA', XB: 'ar-XB' };
const scripts: Record<string, Script> = { UR: 'arabic', AR: 'arabic', FA: 'arabic', TH: 'thai', CN: 'chinese' };
const rightToLeft = ['UR', 'AR', 'FA', 'HE', 'XB'];

/** The BCP 47 tag of a platform code; that of English when the code is unknown. */
export const tagOf = (code: string): string => tags[code] ?? (codes.has(code) ? code.toLowerCase() : 'en');

/**
 * What dates and numbers of a language are written by: Gregorian days and Latin digits, which Thai, Persian or Arabic would
 * not have by themselves (FLT-109).
 */
export const localeOf = (code: string): string => `${tagOf(code)}-u-ca-gregory-nu-latn`;

/** The platform's code of a BCP 47 tag; that of English when no language has it. */
export const codeOf = (tag: string): string => [...codes].find((code) => tagOf(code) === tag) ?? 'EN';

export const directionOf = (code: string): Direction => (rightToLeft.includes(code) ? 'rtl' : 'ltr');

/** The script of a language that needs faces of its own. Undefined for those that brands' faces can set. */
export const scriptOf = (code: string): Script | undefined => scripts[code];
