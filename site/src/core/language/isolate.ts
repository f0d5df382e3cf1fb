/** Isolates an amount, number or code as left-to-right text (FLT-110). */
export const inOrder = (text: string): string => `\u2066${text}\u2069`;

export const apart = (text: string): string => `\u2068${text}\u2069`;
