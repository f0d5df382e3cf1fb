export const leastOdds = 101;
export const mostOdds = 10_000;
/** Bounds of all odds of a market before its match, in hundredths; beyond them the market is closed. */
export const beforeMatch = { least: 105, most: 2_000 } as const;
export const mostLegs = 6;
/** Highest odds of a multiple, in hundredths. */
export const mostTogether = 100_000;
