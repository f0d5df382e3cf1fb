/** Keeps an amount, a number or a code from left to right inside a sentence of any direction (FLT-110). */
export const inOrder = (text: string): string => `\u2066${text}\u2069`;

/** Keeps a name in its own direction inside a sentence, whatever its script. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
