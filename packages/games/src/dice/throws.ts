/** Bet on three dice: sum 4 to 10, sum 11 to 17, or three of a kind. */
export type DiceBet = 'small' | 'big' | 'triple';

export interface DiceResult {
  kind: 'dice';
  dice: readonly [number, number, number];
}

export const diceBets = ['small', 'triple', 'big'] as const satisfies readonly DiceBet[];

/** Payout of each bet including the stake. */
export const diceMultipliers: Readonly<Record<DiceBet, number>> = { small: 2, big: 2, triple: 30 };

/** Reports whether the bet wins; three of a kind beats both sums. */
export function diceWin(bet: DiceBet, [a, b, c]: DiceResult['dice']): boolean {
  const triple = a === b && b === c;
  if (bet === 'triple') return triple;
  return !triple && (bet === 'small') === a + b + c <= 10;
}
