import type { Kind } from '../kind.ts';
import { cardWords } from '../kit/words/cards.ts';
import { seatWords } from '../kit/words/seats.ts';
import { joinWords } from '../languages.ts';
import { type BlackjackRound, cleared, deal, dealToOthers, move, paidOf, type SeenRound, seenOf } from './round.ts';
import { blackjackWords } from './words.ts';

/** Long-run return in percent with basic strategy. */
export const returned = '99.50';

export const dealBet = 'deal';

/** Blackjack with six decks, shuffled before each round: pays 3:2, dealer stands on 17, one split. */
export const blackjack: Kind<SeenRound, null> = {
  kind: 'blackjack',
  gameTypes: ['LIVE'],
  titles: /blackjack/i,
  words: joinWords(joinWords(cardWords, seatWords), blackjackWords),
  sheet: { returnToPlayer: returned, volatility: 2 },
  mostBets: 1,
  ownGround: true,
  play({ bets: [placed], random, lies, others = [] }) {
    const before = lies as BlackjackRound;
    if (!placed) {
      const watched = dealToOthers(random, others);
      return { result: seenOf(watched), wins: [], lies: watched };
    }
    const { bet, stake } = placed;
    if (before.over !== (bet === dealBet)) throw new RangeError(`no such move now: ${bet}`);
    if ((bet === 'double' || bet === 'split') && stake !== before.stake) {
      throw new RangeError('a second stake is as high as the first');
    }
    const after = before.over ? deal(stake, random, others) : move(before, bet, random);
    return { result: seenOf(after), wins: [paidOf(after)], lies: after };
  },
  detailsOf: () => null,
  table: {
    layOut: () => cleared,
    seen: (lies) => seenOf(lies as BlackjackRound),
    running: (lies) => !(lies as BlackjackRound).over,
    free: ['hit', 'stand'],
    ends: 'stand',
    betsOpenMs: 20_000,
  },
};
