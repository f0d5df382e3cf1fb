/**
 * Columns of portrait cards from each window width, and gaps in px. `beside`: columns next to a side column, in wide
 * windows only. `wide` and `wideBeside`: the same for wide cards.
 */
export const gridSteps = [
  { from: 0, columns: 2, beside: 2, wide: 1, wideBeside: 1, columnGap: 12, rowGap: 16 },
  { from: 360, columns: 3, beside: 3, wide: 2, wideBeside: 2, columnGap: 12, rowGap: 16 },
  { from: 640, columns: 4, beside: 4, wide: 2, wideBeside: 2, columnGap: 16, rowGap: 24 },
  { from: 900, columns: 5, beside: 5, wide: 3, wideBeside: 3, columnGap: 16, rowGap: 24 },
  { from: 1200, columns: 6, beside: 4, wide: 4, wideBeside: 3, columnGap: 20, rowGap: 24 },
  { from: 1680, columns: 8, beside: 6, wide: 5, wideBeside: 4, columnGap: 20, rowGap: 24 },
] as const;

export type GridStep = (typeof gridSteps)[number];
