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

/** A card for each side; the higher one wins, aces are lowest. */
export function deal(draw: () => Card): DragonTigerRound {
  const [dragon, tiger] = [draw(), draw()];
  const ahead = rankOf(dragon) - rankOf(tiger);
  return { kind: 'dragonTiger', dragon, tiger, winner: ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger' };
}

export const dragonTigerBets = ['dragon', 'tie', 'tiger'] as const satisfies readonly Winner[];

/** What a winning bet pays for one. */
export const odds: Readonly<Record<Winner, number>> = { dragon: 1, tie: 11, tiger: 1 };

/** What each bet returns in percent over many rounds of eight decks, to a hundredth. */
export const returns: Readonly<Record<Winner, string>> = { dragon: '96.27', tie: '89.64', tiger: '96.27' };

/** What a bet is paid with its stake, in minor units; of bets on a side a tie gives half back, cut to whole units. */
export function paid(bet: Winner, stake: bigint, winner: Winner): bigint {
  if (bet === winner) return stake * BigInt(odds[bet] + 1);
  return winner === 'tie' ? stake / 2n : 0n;
}

const signs: Readonly<Record<Winner, string>> = { dragon: 'D', tiger: 'T', tie: tieMark };

/** A result as roads keep it. */
export const markOf = ({ winner }: DragonTigerRound): string => signs[winner];
