import type { Kind } from '../kind.ts';
import { type Card, createShoe } from '../kit/cards.ts';
import { cardWords } from '../kit/words/cards.ts';
import { seatWords } from '../kit/words/seats.ts';
import { joinWords } from '../languages.ts';
import { moveOthers } from '../others.ts';
import { type HiLoBet, type HiLoResult, hiLoBets, paid, returned, sideOf, winningRanks } from './odds.ts';
import { hiLoWords } from './words.ts';

/** Last cards of the table, oldest first; the newest is open. */
export interface HiLoTrail {
  trail: readonly Card[];
}

const longestTrail = 6;

/** Bets on the next card being higher, the same or lower. Each card comes from a full, shuffled deck. */
export const hiLo: Kind<HiLoResult, null> = {
  kind: 'hiLo',
  gameTypes: ['PVP'],
  titles: /hi-?lo/i,
  words: joinWords(joinWords(cardWords, seatWords), hiLoWords),
  sheet: { returnToPlayer: returned, volatility: 2 },
  mostBets: 1,
  ownGround: true,
  play({ bets: [placed], random, lies, others: names = [] }) {
    const { trail } = lies as HiLoTrail;
    const open = trail.at(-1) as Card;
    const bet = hiLoBets.find((each) => each === placed?.bet);
    const ranks = bet ? winningRanks(bet, open) : 0;
    if (!placed || !bet || ranks === 0) throw new RangeError(`no such bet on this card: ${placed?.bet}`);
    const next = createShoe(1, random)();
    const side = sideOf(open, next);
    const paidFor = (made: HiLoBet, stake: bigint) => (made === side ? paid(stake, winningRanks(made, open)) : 0n);
    const others = moveOthers({ names, choose: () => madeUp(open, random()), paid: paidFor });
    return {
      result: { kind: 'hiLo', open, next, others },
      wins: [paidFor(bet, placed.stake)],
      lies: { trail: [...trail, next].slice(-longestTrail) } satisfies HiLoTrail,
    };
  },
  detailsOf: () => null,
  table: {
    layOut: (random) => ({ trail: [createShoe(1, random)()] }) satisfies HiLoTrail,
    seen: (lies) => lies,
    running: () => false,
    free: [],
  },
};

function madeUp(open: Card, fraction: number): HiLoBet {
  const possible = hiLoBets.filter((bet) => winningRanks(bet, open) > 0);
  const likely = winningRanks('higher', open) >= winningRanks('lower', open) ? 'higher' : 'lower';
  const whim = Math.floor(fraction * 10);
  return whim < possible.length ? (possible[whim] as HiLoBet) : likely;
}
