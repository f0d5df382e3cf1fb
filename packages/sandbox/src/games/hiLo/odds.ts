import { type Card, rankCount, rankOf } from '../kit/cards.ts';
import type { OtherMove } from '../protocol.ts';

export const hiLoBets = ['higher', 'same', 'lower'] as const;
export type HiLoBet = (typeof hiLoBets)[number];

export interface HiLoResult {
  kind: 'hiLo';
  /** The card that the bet was made on. */
  open: Card;
  next: Card;
  others: readonly OtherMove<HiLoBet>[];
}

/** How many of the thirteen ranks win a bet on an open card; the ace is lowest. */
export function winningRanks(bet: HiLoBet, open: Card): number {
  if (bet === 'same') return 1;
  return bet === 'lower' ? rankOf(open) : rankCount - 1 - rankOf(open);
}

/** The bet that the next card wins. */
export function sideOf(open: Card, next: Card): HiLoBet {
  const step = rankOf(next) - rankOf(open);
  return step > 0 ? 'higher' : step < 0 ? 'lower' : 'same';
}

/** What a bet that one rank wins pays for ten; shared among as many ranks as win, so that every bet returns the same. */
const paysForTen = 126n;

/** What a winning bet is paid with its stake, in minor units, rounded down. */
export const paid = (stake: bigint, ranks: number): bigint => (stake * paysForTen) / (10n * BigInt(ranks));

/** Times the stake, for people: to a hundredth, rounded down. */
export function timesOf(ranks: number): string {
  const hundredths = paid(100n, ranks);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** What every bet returns in percent over many rounds, to a hundredth. */
export const returned = ((Number(paysForTen) * 10) / rankCount).toFixed(2);
