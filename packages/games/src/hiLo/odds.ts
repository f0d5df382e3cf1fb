import { type Card, rankCount, rankOf } from '../kit/cards.ts';
import type { OtherMove } from '../protocol.ts';

export const hiLoBets = ['higher', 'same', 'lower'] as const;
export type HiLoBet = (typeof hiLoBets)[number];

export interface HiLoResult {
  kind: 'hiLo';
  open: Card;
  next: Card;
  others: readonly OtherMove<HiLoBet>[];
}

/** Returns how many of the thirteen ranks win; the ace is lowest. */
export function winningRanks(bet: HiLoBet, open: Card): number {
  if (bet === 'same') return 1;
  return bet === 'lower' ? rankOf(open) : rankCount - 1 - rankOf(open);
}

export function sideOf(open: Card, next: Card): HiLoBet {
  const step = rankOf(next) - rankOf(open);
  return step > 0 ? 'higher' : step < 0 ? 'lower' : 'same';
}

/**
 * Payout per ten staked of a bet that one rank wins, divided by the winning ranks so that every bet returns the same.
 */
const paysForTen = 126n;

/** Returns the payout including the stake, in minor units, rounded down. */
export const paid = (stake: bigint, ranks: number): bigint => (stake * paysForTen) / (10n * BigInt(ranks));

export function timesOf(ranks: number): string {
  const hundredths = paid(100n, ranks);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Long-run return of every bet in percent. */
export const returned = ((Number(paysForTen) * 10) / rankCount).toFixed(2);
