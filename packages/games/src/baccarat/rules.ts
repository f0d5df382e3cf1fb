import { type Kind, liveTable } from '../kind.ts';
import { createShoe } from '../kit/cards.ts';
import { longestRoad } from '../kit/roads.ts';
import { cardWords } from '../kit/words/cards.ts';
import { seatWords } from '../kit/words/seats.ts';
import { joinWords } from '../languages.ts';
import { moveOthers, pick } from '../others.ts';
import { type BaccaratBet, type BaccaratResult, baccaratBets, deal, markOf, paid, returns } from './deal.ts';
import { baccaratWords } from './words.ts';

export const decks = 8;

const likely: readonly BaccaratBet[] = ['player', 'player', 'player', 'banker', 'banker', 'banker', ...baccaratBets];

/** Punto banco with eight decks, shuffled before each round, with a commission on the banker. */
export const baccarat: Kind<BaccaratResult, null> = {
  kind: 'baccarat',
  gameTypes: ['LIVE'],
  titles: /baccarat/i,
  words: joinWords(joinWords(cardWords, seatWords), baccaratWords),
  // The best bet's return, as studios state it; the pay table lists each bet's.
  sheet: { returnToPlayer: returns.banker, volatility: 2 },
  mostBets: baccaratBets.length,
  ownGround: true,
  play({ bets, random, others: names = [] }) {
    const round = deal(createShoe(decks, random));
    const wins = bets.map(({ bet, stake }) => {
      const known = baccaratBets.find((each) => each === bet);
      if (!known) throw new RangeError(`no such bet on baccarat: ${bet}`);
      return paid(known, stake, round);
    });
    const others = moveOthers({
      names,
      choose: () => pick(likely, random()),
      paid: (bet, stake) => paid(bet, stake, round),
    });
    return { result: { ...round, others }, wins };
  },
  detailsOf: () => null,
  table: liveTable(20_000),
  history: { length: longestRoad, bet: 'player', markOf },
};
