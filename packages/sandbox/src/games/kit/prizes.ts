/** One line of a pay table: what has to happen, and how many times the stake it pays. */
export interface Prize {
  multiplier: number;
}

export interface WeightedPrize extends Prize {
  /** Part of all that is ever paid out, over all prizes 1. */
  share: number;
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
