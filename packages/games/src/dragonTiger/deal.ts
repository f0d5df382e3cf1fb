import { type Card, rankOf } from '../kit/cards.ts';
import { tieMark } from '../kit/roads.ts';
import type { OtherMove } from '../protocol.ts';

export type Side = 'dragon' | 'tiger';
export type Winner = Side | 'tie';

export interface DragonTigerRound {
  kind: 'dragonTiger';
  dragon: Card;
  tiger: Card;
  winner: Winner;
}

export interface DragonTigerResult extends DragonTigerRound {
  others: readonly OtherMove<Winner>[];
}

/** Deals a card to each side; the higher one wins, aces are lowest. */
export function deal(draw: () => Card): DragonTigerRound {
  const [dragon, tiger] = [draw(), draw()];
  const ahead = rankOf(dragon) - rankOf(tiger);
  return { kind: 'dragonTiger', dragon, tiger, winner: ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger' };
}

export const dragonTigerBets = ['dragon', 'tie', 'tiger'] as const satisfies readonly Winner[];

/** Winnings per unit staked, excluding the stake. */
export const odds: Readonly<Record<Winner, number>> = { dragon: 1, tie: 11, tiger: 1 };

/** Long-run return of each bet in percent, for eight decks. */
export const returns: Readonly<Record<Winner, string>> = { dragon: '96.27', tie: '89.64', tiger: '96.27' };

/** Returns the payout including the stake, in minor units; a tie returns half of bets on a side, rounded down. */
export function paid(bet: Winner, stake: bigint, winner: Winner): bigint {
  if (bet === winner) return stake * BigInt(odds[bet] + 1);
  return winner === 'tie' ? stake / 2n : 0n;
}

const signs: Readonly<Record<Winner, string>> = { dragon: 'D', tiger: 'T', tie: tieMark };

export const markOf = ({ winner }: DragonTigerRound): string => signs[winner];
