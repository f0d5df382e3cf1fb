/** Three different numbers from 1 to 20 that a player bets on. */
export type DrawPick = readonly [number, number, number];

export interface DrawResult {
  kind: 'draw';
  pick: DrawPick;
  /** Six different numbers from 1 to 20 in the order drawn. */
  balls: readonly number[];
  matched: readonly number[];
}

export const drawNumbers = 20;
export const drawnBalls = 6;
export const pickedNumbers = 3;

/** How many matches pay how many times the stake, and how the return is spread over that. */
export const drawPrizes = [
  { multiplier: 3, count: 2, share: 0.6 },
  { multiplier: 25, count: 3, share: 0.4 },
] as const;

/** The bet on three numbers, as it is sent. */
export const nameOfPick = (pick: readonly number[]): string => pick.join('-');

/** The numbers of a bet; null for anything but three different ones of the board. */
export function readPick(bet: string): DrawPick | null {
  const pick = /^\d{1,2}(-\d{1,2}){2}$/.test(bet) ? bet.split('-').map(Number) : [];
  const fits = new Set(pick).size === pickedNumbers && pick.every((number) => number >= 1 && number <= drawNumbers);
  return fits ? (pick as unknown as DrawPick) : null;
}
