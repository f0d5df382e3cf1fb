import type { OtherMove } from '../protocol.ts';

/** Pockets clockwise from zero on a single-zero wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'red' | 'black' | 'green';

export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

export type InsideKind = 'straight' | 'split' | 'street' | 'corner' | 'line';
export type OutsideKind = 'dozen' | 'column' | 'red' | 'black' | 'odd' | 'even' | 'low' | 'high';

export interface Spot<Name extends string = InsideKind | OutsideKind> {
  bet: string;
  kind: Name;
  numbers: readonly number[];
}

/**
 * Bet placed where its numbers meet: `x` counts half steps from the zero along the table, `y` half steps from its outer
 * edge, so numbers lie on even `x` and odd `y`.
 */
export interface InsideSpot extends Spot<InsideKind> {
  x: number;
  y: number;
}

const streets = 12;
const kindsBySize: Readonly<Record<number, InsideKind>> = {
  1: 'straight',
  2: 'split',
  3: 'street',
  4: 'corner',
  6: 'line',
};

export const insideSpots: readonly InsideSpot[] = Array.from({ length: streets * 2 + 1 }, (_, x) =>
  Array.from({ length: 6 }, (_, y): InsideSpot[] => {
    const numbers = numbersAt(x, y);
    const kind = kindsBySize[numbers.length];
    return kind ? [{ bet: numbers.join('-'), kind, numbers, x, y }] : [];
  }).flat(),
).flat();

function numbersAt(x: number, y: number): number[] {
  if (x === 0) return y === 3 ? [0] : [];
  const near = x % 2 === 0 ? [x / 2] : [(x - 1) / 2, (x + 1) / 2];
  const rows = y === 0 ? [0, 1, 2] : y % 2 === 1 ? [(y - 1) / 2] : [y / 2 - 1, y / 2];
  return near.flatMap((street) => (street === 0 ? [0] : rows.map((row) => street * 3 - 2 + row)));
}

/** Half steps from one half of the narrow board to the other. */
export const halfAcross = 6;
const halfDown = streets;

/**
 * Returns the place on the narrow board in half steps across and down: 1 to 18 in its left half below the zero, 19 to 36
 * in its right half below a repeated last row of the left.
 */
export const narrowPlace = ({ x, y }: InsideSpot): readonly [number, number] =>
  x > halfDown ? [y + halfAcross, x - halfDown] : [y, x];

/** Tells whether a spot is on the row that the right half repeats. */
export const isGhost = ({ x }: InsideSpot): boolean => x === halfDown;

const all = Array.from({ length: 36 }, (_, index) => index + 1);
const outside = (kind: OutsideKind, bet: string, holds: (number: number) => boolean): Spot<OutsideKind> => ({
  bet,
  kind,
  numbers: all.filter(holds),
});

export const dozens = [1, 2, 3].map((dozen) =>
  outside('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen),
);
export const columns = [1, 2, 3].map((column) =>
  outside('column', `column-${column}`, (number) => number % 3 === column % 3),
);
export const evenChances = [
  outside('low', 'low', (number) => number <= 18),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('red', 'red', (number) => reds.has(number)),
  outside('black', 'black', (number) => !reds.has(number)),
  outside('odd', 'odd', (number) => number % 2 === 1),
  outside('high', 'high', (number) => number > 18),
];

export const spots: readonly Spot[] = [...insideSpots, ...dozens, ...columns, ...evenChances];

/** Returns the winnings per unit staked, as if there were no zero. */
export const oddsOf = ({ numbers }: Pick<Spot, 'numbers'>): number => 36 / numbers.length - 1;

export interface RouletteResult {
  kind: 'roulette';
  number: number;
  others: readonly OtherMove[];
}
