import type { Kind } from '../kind.ts';
import { createShoe } from '../kit/cards.ts';
import { longestRoad } from '../kit/roads.ts';
import { cardWords } from '../kit/words/cards.ts';
import { joinWords } from '../languages.ts';
import { type BaccaratResult, baccaratBets, deal, markOf, paid, returns } from './deal.ts';
import { baccaratWords } from './words.ts';

export const decks = 8;

/** Punto banco of eight decks, shuffled before each round, with a commission on the banker. */
export const baccarat: Kind<BaccaratResult, null> = {
  kind: 'baccarat',
  gameTypes: ['LIVE'],
  titles: /baccarat/i,
  words: joinWords(cardWords, baccaratWords),
  // That of its best bet, as studios tell it; the pay table has that of each.
  sheet: { returnToPlayer: returns.banker, volatility: 2 },
  mostBets: baccaratBets.length,
  play({ bets, random }) {
    const result = deal(createShoe(decks, random));
    const wins = bets.map(({ bet, stake }) => {
      const known = baccaratBets.find((each) => each === bet);
      if (!known) throw new RangeError(`no such bet on baccarat: ${bet}`);
      return paid(known, stake, result);
    });
    return { result, wins };
  },
  detailsOf: () => null,
  history: { length: longestRoad, bet: 'player', markOf },
};
