/** How many portrait cards stand side by side, and the gaps between them in px, by the width of the grid itself. */
export const gridSteps = [
  { from: 0, columns: 2, columnGap: 12, rowGap: 16 },
  { from: 300, columns: 3, columnGap: 12, rowGap: 16 },
  { from: 560, columns: 4, columnGap: 20, rowGap: 24 },
  { from: 1100, columns: 6, columnGap: 20, rowGap: 24 },
] as const;

export type GridStep = (typeof gridSteps)[number];

/** The step for a grid this many px wide. */
export const gridStep = (width: number): GridStep => gridSteps.findLast(({ from }) => width >= from) ?? gridSteps[0];
