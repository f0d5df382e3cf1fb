import type { Prize, WeightedPrize } from '../kit/prizes.ts';

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
