import { choosePrize, type Prize, type WeightedPrize } from '../kit/prizes.ts';

/** How the reels of one game stand: columns by rows, five lines on three columns and ten on five. */
export type SlotLayout = '3x3' | '5x3';

export interface SlotPrize extends Prize {
  symbol: number;
  /** Equal symbols from the first column. */
  count: number;
}

/** No prize is smaller than twice the stake: a loss is never dressed up as a win. */
const multipliers = [2, 3, 5, 10, 25, 100] as const;
const calm = [0.42, 0.24, 0.16, 0.1, 0.06, 0.02] as const;
const wild = [0.12, 0.12, 0.16, 0.2, 0.2, 0.2] as const;
const runs: Readonly<Record<SlotLayout, readonly number[]>> = { '3x3': [3, 3, 3, 3, 3, 3], '5x3': [3, 3, 3, 4, 4, 5] };

/** What a slot can pay and how its return is spread over that; `volatility` from 1 to 5. */
export function slotPrizes(layout: SlotLayout, volatility: number): readonly (SlotPrize & WeightedPrize)[] {
  const wildness = (Math.min(5, Math.max(1, volatility)) - 1) / 4;
  return multipliers.map((multiplier, symbol) => ({
    multiplier,
    symbol,
    count: runs[layout][symbol] as number,
    share: (calm[symbol] as number) * (1 - wildness) + (wild[symbol] as number) * wildness,
  }));
}

/** How many free rounds three stars bring, and how often: about once in 150 rounds. None of them brings more. */
export const freeRounds = 8;
export const starChance = 1 / 150;

/** What one press brings: a prize of its own or none, or stars and what each free round brings. */
export interface Drawn {
  prize: SlotPrize | null;
  free: readonly (SlotPrize | null)[];
}

/**
 * Draws all of a round at once, so that its return is exact: lines and free rounds together return what the sheet names.
 * `returnToPlayer` in per cent.
 */
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

/** How many times its stake a round pays. */
export const multiplierOf = ({ prize, free }: Drawn): number =>
  [prize, ...free].reduce((sum, each) => sum + (each?.multiplier ?? 0), 0);
