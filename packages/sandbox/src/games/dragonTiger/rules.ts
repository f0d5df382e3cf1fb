import type { Kind } from '../kind.ts';
import { createShoe } from '../kit/cards.ts';
import { longestRoad } from '../kit/roads.ts';
import { cardWords } from '../kit/words/cards.ts';
import { joinWords } from '../languages.ts';
import { type DragonTigerResult, deal, dragonTigerBets, markOf, paid, returns } from './deal.ts';
import { dragonTigerWords } from './words.ts';

const decks = 8;

/** The higher of two cards, of eight decks that are shuffled before each round. */
export const dragonTiger: Kind<DragonTigerResult, null> = {
  kind: 'dragonTiger',
  gameTypes: ['LIVE'],
  titles: /dragon tiger/i,
  words: joinWords(cardWords, dragonTigerWords),
  // That of its best bet, as studios tell it; the pay table has that of each.
  sheet: { returnToPlayer: returns.dragon, volatility: 2 },
  mostBets: dragonTigerBets.length,
  play({ bets, random }) {
    const result = deal(createShoe(decks, random));
    const wins = bets.map(({ bet, stake }) => {
      const known = dragonTigerBets.find((each) => each === bet);
      if (!known) throw new RangeError(`no such bet on dragon tiger: ${bet}`);
      return paid(known, stake, result.winner);
    });
    return { result, wins };
  },
  detailsOf: () => null,
  history: { length: longestRoad, bet: 'dragon', markOf },
};
