import { type Kind, liveTable } from '../kind.ts';
import { createShoe } from '../kit/cards.ts';
import { longestRoad } from '../kit/roads.ts';
import { cardWords } from '../kit/words/cards.ts';
import { seatWords } from '../kit/words/seats.ts';
import { joinWords } from '../languages.ts';
import { moveOthers, pick } from '../others.ts';
import { type DragonTigerResult, deal, dragonTigerBets, markOf, paid, returns, type Winner } from './deal.ts';
import { dragonTigerWords } from './words.ts';

const decks = 8;

const likely: readonly Winner[] = ['dragon', 'dragon', 'dragon', 'tiger', 'tiger', 'tiger', 'tie'];

/** Higher of two cards, with eight decks shuffled before each round. */
export const dragonTiger: Kind<DragonTigerResult, null> = {
  kind: 'dragonTiger',
  gameTypes: ['LIVE'],
  titles: /dragon tiger/i,
  words: joinWords(joinWords(cardWords, seatWords), dragonTigerWords),
  // The best bet's return, as studios state it; the pay table lists each bet's.
  sheet: { returnToPlayer: returns.dragon, volatility: 2 },
  mostBets: dragonTigerBets.length,
  ownGround: true,
  play({ bets, random, others: names = [] }) {
    const round = deal(createShoe(decks, random));
    const wins = bets.map(({ bet, stake }) => {
      const known = dragonTigerBets.find((each) => each === bet);
      if (!known) throw new RangeError(`no such bet on dragon tiger: ${bet}`);
      return paid(known, stake, round.winner);
    });
    const others = moveOthers({
      names,
      choose: () => pick(likely, random()),
      paid: (bet, stake) => paid(bet, stake, round.winner),
    });
    return { result: { ...round, others }, wins };
  },
  detailsOf: () => null,
  table: liveTable(20_000),
  history: { length: longestRoad, bet: 'dragon', markOf },
};
