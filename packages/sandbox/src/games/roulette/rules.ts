import type { Kind } from '../kind.ts';
import { oddsOf, type RouletteResult, spots } from './spots.ts';
import { rouletteWords } from './words.ts';

const numbersOf = new Map(spots.map((spot) => [spot.bet, spot]));

/** A wheel with one zero: every bet returns 36 of 37. */
export const roulette: Kind<RouletteResult, null> = {
  kind: 'roulette',
  gameTypes: ['LIVE'],
  titles: /roulette/i,
  words: rouletteWords,
  sheet: { returnToPlayer: '97.30', volatility: 3 },
  mostBets: spots.length,
  play({ bets, random }) {
    const number = Math.floor(random() * 37);
    const wins = bets.map(({ bet, stake }) => {
      const spot = numbersOf.get(bet);
      if (!spot) throw new RangeError(`no such bet on roulette: ${bet}`);
      return spot.numbers.includes(number) ? stake * BigInt(oddsOf(spot) + 1) : 0n;
    });
    return { result: { kind: 'roulette', number }, wins };
  },
  detailsOf: () => null,
  history: { length: 20, bet: 'red', markOf: ({ number }) => String(number) },
};
