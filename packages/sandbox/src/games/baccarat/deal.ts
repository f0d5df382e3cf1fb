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

/** The points of a hand: aces 1, tens and pictures nothing, of the sum its last figure. */
export const pointsOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + (rankOf(card) < 9 ? rankOf(card) + 1 : 0), 0) % 10;

/** Two first cards of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** Deals one round by the rules of punto banco; `draw` gives the next card of the shoe. */
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

/** The least and the most that the player's third card is worth for the banker to draw on 3 to 6 points. */
const drawnOn: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

/** Whether the banker takes a third card: by own points, and by what the player's third card is worth; null without one. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  const [least, most] = drawnOn[points] ?? [10, 0];
  return third >= least && third <= most;
}

export const baccaratBets = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
export type BaccaratBet = (typeof baccaratBets)[number];

/** What a winning bet pays for a hundred, the stake besides. */
const oddsPerHundred: Readonly<Record<BaccaratBet, bigint>> = {
  player: 100n,
  banker: 95n,
  tie: 800n,
  'player-pair': 1100n,
  'banker-pair': 1100n,
};

export const oddsOf = (bet: BaccaratBet): string => String(Number(oddsPerHundred[bet]) / 100);

/** What each bet returns in percent over many rounds of eight decks, to a hundredth. */
export const returns: Readonly<Record<BaccaratBet, string>> = {
  player: '98.76',
  banker: '98.94',
  tie: '85.64',
  'player-pair': '89.64',
  'banker-pair': '89.64',
};

/** What a bet is paid with its stake, in minor units; a tie gives bets on player and banker back. */
export function paid(bet: BaccaratBet, stake: bigint, { player, banker, winner }: BaccaratRound): bigint {
  if (winner === 'tie' && (bet === 'player' || bet === 'banker')) return stake;
  const won = bet === 'player-pair' ? isPair(player) : bet === 'banker-pair' ? isPair(banker) : bet === winner;
  return won ? stake + (stake * oddsPerHundred[bet]) / 100n : 0n;
}

const signs: Readonly<Record<Winner, string>> = { player: 'P', banker: 'B', tie: tieMark };

/** A result as roads keep it: who won, then p and b for the pairs. */
export const markOf = ({ winner, player, banker }: BaccaratRound): string =>
  signs[winner] + (isPair(player) ? 'p' : '') + (isPair(banker) ? 'b' : '');
