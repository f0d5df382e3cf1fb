import type { GameKind, Prize, SlotLayout } from './protocol.ts';

interface WeightedPrize extends Prize {
  /** Part of all that is ever paid out, over all prizes 1. */
  share: number;
}

export interface MachineRules {
  kind: GameKind;
  layout: SlotLayout;
  /** 1 pays small and often, 5 pays large and seldom. */
  volatility: number;
}

/** No prize is smaller than twice the stake: a loss is never dressed up as a win. */
const slotMultipliers = [2, 3, 5, 10, 25, 100] as const;
const calm = [0.42, 0.24, 0.16, 0.1, 0.06, 0.02] as const;
const wild = [0.12, 0.12, 0.16, 0.2, 0.2, 0.2] as const;
const runs: Readonly<Record<SlotLayout, readonly number[]>> = { '3x3': [3, 3, 3, 3, 3, 3], '5x3': [3, 3, 3, 4, 4, 5] };

const dicePrizes: readonly WeightedPrize[] = [
  { multiplier: 2, pick: 'small', share: 1 },
  { multiplier: 2, pick: 'big', share: 1 },
  { multiplier: 30, pick: 'triple', share: 1 },
];

const drawPrizes: readonly WeightedPrize[] = [
  { multiplier: 3, count: 2, share: 0.6 },
  { multiplier: 25, count: 3, share: 0.4 },
];

/** What a machine can pay and how its return is spread over that. On dice each bet has its own whole return. */
export function prizesOf({ kind, layout, volatility }: MachineRules): readonly WeightedPrize[] {
  if (kind === 'dice') return dicePrizes;
  if (kind === 'draw') return drawPrizes;
  const wildness = (Math.min(5, Math.max(1, volatility)) - 1) / 4;
  return slotMultipliers.map((multiplier, symbol) => ({
    multiplier,
    symbol,
    count: runs[layout][symbol] as number,
    share: (calm[symbol] as number) * (1 - wildness) + (wild[symbol] as number) * wildness,
  }));
}

/** The prize that a fraction from 0 to 1 wins, or null: each prize is hit so often that it pays its share of the return. */
export function choosePrize<Each extends WeightedPrize>(
  prizes: readonly Each[],
  returnToPlayer: number,
  fraction: number,
): Each | null {
  let left = fraction;
  for (const prize of prizes) {
    left -= ((returnToPlayer / 100) * prize.share) / prize.multiplier;
    if (left < 0) return prize;
  }
  return null;
}
