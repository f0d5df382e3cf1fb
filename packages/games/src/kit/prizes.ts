/** Line of a pay table: the condition and the multiple of the stake it pays. */
export interface Prize {
  multiplier: number;
}

export interface WeightedPrize extends Prize {
  /** Share of the total return; all shares sum to 1. */
  share: number;
}

/**
 * Returns the prize that a fraction from 0 to 1 wins, or null. Each prize is as frequent as its share of the return
 * requires.
 */
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
