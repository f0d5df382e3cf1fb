import { choosePrize, type Prize, type WeightedPrize } from '../kit/prizes.ts';

/** Columns by rows; three columns have five lines, five columns ten. */
export type SlotLayout = '3x3' | '5x3';

export interface SlotPrize extends Prize {
  symbol: number;
  /** Equal symbols required, from the first column. */
  count: number;
}

/** Smallest prize is twice the stake, so that a loss never looks like a win. */
const multipliers = [2, 3, 5, 10, 25, 100] as const;
const calm = [0.42, 0.24, 0.16, 0.1, 0.06, 0.02] as const;
const wild = [0.12, 0.12, 0.16, 0.2, 0.2, 0.2] as const;
const runs: Readonly<Record<SlotLayout, readonly number[]>> = { '3x3': [3, 3, 3, 3, 3, 3], '5x3': [3, 3, 3, 4, 4, 5] };

/** Returns the prizes and their shares of the return; `volatility` is 1 to 5. */
export function slotPrizes(layout: SlotLayout, volatility: number): readonly (SlotPrize & WeightedPrize)[] {
  const wildness = (Math.min(5, Math.max(1, volatility)) - 1) / 4;
  return multipliers.map((multiplier, symbol) => ({
    multiplier,
    symbol,
    count: runs[layout][symbol] as number,
    share: (calm[symbol] as number) * (1 - wildness) + (wild[symbol] as number) * wildness,
  }));
}

/** Free rounds for three stars, about once in 150 rounds; free rounds trigger no more. */
export const freeRounds = 8;
export const starChance = 1 / 150;

export interface Drawn {
  prize: SlotPrize | null;
  free: readonly (SlotPrize | null)[];
}

/** Draws a whole round at once, so that lines and free rounds together return exactly `returnToPlayer` percent. */
export function drawRound(
  prizes: readonly (SlotPrize & WeightedPrize)[],
  returnToPlayer: number,
  random: () => number,
): Drawn {
  const ofLines = returnToPlayer / (1 - starChance + starChance * freeRounds);
  const draw = () => choosePrize(prizes, ofLines, random());
  if (random() >= starChance) return { prize: draw(), free: [] };
  return { prize: null, free: Array.from({ length: freeRounds }, draw) };
}

export const multiplierOf = ({ prize, free }: Drawn): number =>
  [prize, ...free].reduce((sum, each) => sum + (each?.multiplier ?? 0), 0);
