import { type Card, rankOf } from '../kit/cards.ts';
import { tieMark } from '../kit/roads.ts';
import type { OtherMove } from '../protocol.ts';

export type Side = 'player' | 'banker';
export type Winner = Side | 'tie';

export interface BaccaratRound {
  kind: 'baccarat';
  player: readonly Card[];
  banker: readonly Card[];
  winner: Winner;
}

export interface BaccaratResult extends BaccaratRound {
  others: readonly OtherMove<BaccaratBet>[];
}

/** Returns the points of a hand: aces 1, tens and pictures 0; only the last digit of the sum counts. */
export const pointsOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + (rankOf(card) < 9 ? rankOf(card) + 1 : 0), 0) % 10;

export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** Deals one round by the rules of punto banco; `draw` returns the next card of the shoe. */
export function deal(draw: () => Card): BaccaratRound {
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()];
  const player = [first, third];
  const banker = [second, fourth];
  if (pointsOf(player) < 8 && pointsOf(banker) < 8) {
    const drawn = pointsOf(player) <= 5 ? draw() : null;
    if (drawn !== null) player.push(drawn);
    if (bankerDraws(pointsOf(banker), drawn === null ? null : pointsOf([drawn]))) banker.push(draw());
  }
  const [ahead, behind] = [pointsOf(player), pointsOf(banker)];
  const winner = ahead === behind ? 'tie' : ahead > behind ? 'player' : 'banker';
  return { kind: 'baccarat', player, banker, winner };
}

/** Lowest and highest points of the player's third card on which a banker with 4 to 6 points draws. */
const drawnOn: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

/** Reports whether the banker draws; `third` is the points of the player's third card, null without one. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  const [least, most] = drawnOn[points] ?? [10, 0];
  return third >= least && third <= most;
}

export const baccaratBets = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
export type BaccaratBet = (typeof baccaratBets)[number];

/** Winnings per 100 staked, excluding the stake. */
const oddsPerHundred: Readonly<Record<BaccaratBet, bigint>> = {
  player: 100n,
  banker: 95n,
  tie: 800n,
  'player-pair': 1100n,
  'banker-pair': 1100n,
};

export const oddsOf = (bet: BaccaratBet): string => String(Number(oddsPerHundred[bet]) / 100);

/** Long-run return of each bet in percent, for eight decks. */
export const returns: Readonly<Record<BaccaratBet, string>> = {
  player: '98.76',
  banker: '98.94',
  tie: '85.64',
  'player-pair': '89.64',
  'banker-pair': '89.64',
};

/** Returns the payout including the stake, in minor units; a tie returns bets on player and banker. */
export function paid(bet: BaccaratBet, stake: bigint, { player, banker, winner }: BaccaratRound): bigint {
  if (winner === 'tie' && (bet === 'player' || bet === 'banker')) return stake;
  const won = bet === 'player-pair' ? isPair(player) : bet === 'banker-pair' ? isPair(banker) : bet === winner;
  return won ? stake + (stake * oddsPerHundred[bet]) / 100n : 0n;
}

const signs: Readonly<Record<Winner, string>> = { player: 'P', banker: 'B', tie: tieMark };

export const markOf = ({ winner, player, banker }: BaccaratRound): string =>
  signs[winner] + (isPair(player) ? 'p' : '') + (isPair(banker) ? 'b' : '');
