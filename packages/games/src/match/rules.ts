import type { Kind } from '../kind.ts';
import { type MatchResult, matchBets, paid, playMatch, returned } from './score.ts';
import { matchWords } from './words.ts';

export const match: Kind<MatchResult, null> = {
  kind: 'match',
  gameTypes: ['DS88'],
  words: matchWords,
  sheet: { returnToPlayer: returned, volatility: 2 },
  mostBets: matchBets.length,
  play({ bets, random }) {
    const result = playMatch(random);
    const wins = bets.map(({ bet, stake }) => {
      const known = matchBets.find((each) => each === bet);
      if (!known) throw new RangeError(`no such bet on a match: ${bet}`);
      return paid(known, stake, result);
    });
    return { result, wins };
  },
  detailsOf: () => null,
};
