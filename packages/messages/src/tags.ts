export type Direction = 'ltr' | 'rtl';

const codes = new Set(
  'EN UR CN ID TH TY VI TW JA KO MS FIL KM LO MY HI BN TA TE NE SI AR FA HE RU UK KK UZ DE FR ES PT IT PL SW XA XB'.split(
    ' ',
  ),
);

/** The platform's codes that are not what browsers understand, as BCP 47. */
const tags: Record<string, string> = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'tr', XA: 'en-XA', XB: 'ar-XB' };
const arabicScript = ['UR', 'AR', 'FA'];
const rightToLeft = [...arabicScript, 'HE', 'XB'];

/** The BCP 47 tag of a platform code; that of English when the code is unknown. */
export const tagOf = (code: string): string => tags[code] ?? (codes.has(code) ? code.toLowerCase() : 'en');

export const directionOf = (code: string): Direction => (rightToLeft.includes(code) ? 'rtl' : 'ltr');

/** The script of a language that needs faces of its own: its sheet is /fonts/<script>.css. Undefined for those that brands' faces can set. */
export const scriptOf = (code: string): 'arabic' | undefined => (arabicScript.includes(code) ? 'arabic' : undefined);
