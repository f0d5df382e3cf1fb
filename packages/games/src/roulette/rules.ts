import { type Kind, liveTable } from '../kind.ts';
import { seatWords } from '../kit/words/seats.ts';
import { joinWords } from '../languages.ts';
import { moveOthers, pick } from '../others.ts';
import { columns, dozens, evenChances, insideSpots, oddsOf, type RouletteResult, type Spot, spots } from './spots.ts';
import { rouletteWords } from './words.ts';

const spotOf = new Map(spots.map((spot) => [spot.bet, spot]));
const outsideSpots = [...evenChances, ...dozens, ...columns];
/** Fraction of other seats' bets that are inside bets. */
const insideShare = 0.3;

/** Single-zero wheel: every bet returns 36/37. */
export const roulette: Kind<RouletteResult, null> = {
  kind: 'roulette',
  gameTypes: ['LIVE'],
  titles: /roulette/i,
  words: joinWords(seatWords, rouletteWords),
  sheet: { returnToPlayer: '97.30', volatility: 3 },
  mostBets: spots.length,
  ownGround: true,
  play({ bets, random, others: names = [] }) {
    const number = Math.floor(random() * 37);
    const paid = (bet: string, stake: bigint) => {
      const spot = spotOf.get(bet);
      if (!spot) throw new RangeError(`no such bet on roulette: ${bet}`);
      return spot.numbers.includes(number) ? stake * BigInt(oddsOf(spot) + 1) : 0n;
    };
    const wins = bets.map(({ bet, stake }) => paid(bet, stake));
    const choose = () => pick<Spot>(random() < insideShare ? insideSpots : outsideSpots, random()).bet;
    return { result: { kind: 'roulette', number, others: moveOthers({ names, choose, paid }) }, wins };
  },
  detailsOf: () => null,
  table: liveTable(30_000),
  history: { length: 20, bet: 'red', markOf: ({ number }) => String(number) },
};
