/** Two digits, rounded down: a pair that is too weak never looks as if it passed. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
