import { strength, type ThemedPair } from './verdict.ts';

/** Range of the axis, as ratio ÷ need. */
const range = [0.55, 6] as const;

/** Columns in which marks are stacked, so that none covers another. */
const columns = 130;
const step = 8;
/** Lane height in px. */
const laneHeight = 42;

/** Returns a position from 0 to 1 on the logarithmic axis. */
export function placeOf(value: number): number {
  const [from, to] = range.map(Math.log) as [number, number];
  return Math.min(1, Math.max(0, (Math.log(value) - from) / (to - from)));
}

export const ticks: readonly { label: string; strength: number; isNeed?: boolean }[] = [
  { label: 'needed', strength: 1, isNeed: true },
  { label: '+25 %', strength: 1.25 },
  { label: '+50 %', strength: 1.5 },
  { label: '× 2', strength: 2 },
  { label: '× 3', strength: 3 },
  { label: '× 5', strength: 5 },
];

export interface Mark {
  pair: ThemedPair;
  /** Fraction from 0 to 1. */
  left: number;
  /** Offset in px. */
  bottom: number;
}

/** Positions the marks in a lane, stacking each column, more tightly if it would overflow. */
export function marksOf(pairs: readonly ThemedPair[]): readonly Mark[] {
  // Passing pairs always lie right of the line, even if their column begins left of it.
  const columnOf = (pair: ThemedPair) => {
    const place = placeOf(strength(pair)) * columns;
    return strength(pair) < 1 ? Math.floor(place) : Math.ceil(place);
  };
  const heights = new Map<number, number>();
  for (const pair of pairs) heights.set(columnOf(pair), (heights.get(columnOf(pair)) ?? 0) + 1);
  const taken = new Map<number, number>();
  return pairs.map((pair) => {
    const column = columnOf(pair);
    const below = taken.get(column) ?? 0;
    taken.set(column, below + 1);
    const gap = Math.min(step, (laneHeight - step) / Math.max(1, (heights.get(column) ?? 1) - 1));
    return { pair, left: column / columns, bottom: 1 + below * gap };
  });
}
