import type { RoadMark } from './tableParts.tsx';

/** Road of a shoe, as a caller lays it. */
export const storyRoad: readonly RoadMark[] = [2, 1, 4, 2, 1, 3, 2, 1, 2, 3, 1, 1].flatMap((rows, column) =>
  Array.from({ length: rows }, (_, row) => ({
    column,
    row,
    side: column % 2 === 0 ? ('banker' as const) : ('player' as const),
    ties: column === 5 && row === 1 ? 1 : 0,
  })),
);
