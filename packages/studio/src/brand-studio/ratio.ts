/** Formats a ratio with two digits, rounded down so that a failing pair never looks passing. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
