import type { Kind } from '../kind.ts';
import { cardWords } from '../kit/words/cards.ts';
import { joinWords } from '../languages.ts';
import { type BlackjackRound, cleared, deal, move, paidOf, type SeenRound, seenOf } from './round.ts';
import { blackjackWords } from './words.ts';

/** What the game returns in percent to who plays by the basic strategy, over many rounds. */
export const returned = '99.50';

/** The bet that begins a round; the others are moves in it. */
export const dealBet = 'deal';

/** Blackjack of six decks, shuffled before each round: three to two, the dealer stands on seventeen, one split. */
export const blackjack: Kind<SeenRound, null> = {
  kind: 'blackjack',
  gameTypes: ['LIVE'],
  titles: /blackjack/i,
  words: joinWords(cardWords, blackjackWords),
  sheet: { returnToPlayer: returned, volatility: 2 },
  mostBets: 1,
  play({ bets: [placed], random, lies }) {
    const before = lies as BlackjackRound;
    if (!placed) throw new RangeError('a call of blackjack is one move');
    const { bet, stake } = placed;
    if (before.over !== (bet === dealBet)) throw new RangeError(`no such move now: ${bet}`);
    if ((bet === 'double' || bet === 'split') && stake !== before.stake) {
      throw new RangeError('a second stake is as high as the first');
    }
    const after = before.over ? deal(stake, random) : move(before, bet, random);
    return { result: seenOf(after), wins: [paidOf(after)], lies: after };
  },
  detailsOf: () => null,
  table: {
    layOut: () => cleared,
    seen: (lies) => seenOf(lies as BlackjackRound),
    running: (lies) => !(lies as BlackjackRound).over,
    free: ['hit', 'stand'],
  },
};
