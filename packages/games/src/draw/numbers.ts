export type DrawPick = readonly [number, number, number];

export interface DrawResult {
  kind: 'draw';
  pick: DrawPick;
  balls: readonly number[];
  matched: readonly number[];
}

export const drawNumbers = 20;
export const drawnBalls = 6;
export const pickedNumbers = 3;

/** Multiplier per number of matches, and its share of the total return. */
export const drawPrizes = [
  { multiplier: 3, count: 2, share: 0.6 },
  { multiplier: 25, count: 3, share: 0.4 },
] as const;

export const nameOfPick = (pick: readonly number[]): string => pick.join('-');

export function readPick(bet: string): DrawPick | null {
  const pick = /^\d{1,2}(-\d{1,2}){2}$/.test(bet) ? bet.split('-').map(Number) : [];
  const fits = new Set(pick).size === pickedNumbers && pick.every((number) => number >= 1 && number <= drawNumbers);
  return fits ? (pick as unknown as DrawPick) : null;
}
