import { type Card, deckSize, rankOf } from '../kit/cards.ts';

export const decks = 6;

/** Draws a card from what is left of the decks by rejection sampling. */
export function drawFrom(out: readonly Card[], random: () => number): Card {
  for (;;) {
    const card = Math.floor(random() * deckSize);
    const left = decks - out.filter((each) => each === card).length;
    if (random() * decks < left) return card;
  }
}

export const worthOf = (card: Card): number => (rankOf(card) === 0 ? 11 : Math.min(10, rankOf(card) + 1));

/** Returns the points of a hand; `soft` while an ace still counts 11. */
export function pointsOf(cards: readonly Card[]): { points: number; soft: boolean } {
  let points = cards.reduce((sum, card) => sum + worthOf(card), 0);
  let aces = cards.filter((card) => rankOf(card) === 0).length;
  while (points > 21 && aces > 0) {
    points -= 10;
    aces -= 1;
  }
  return { points, soft: aces > 0 };
}

export const isTwentyOneOfTwo = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOf(cards).points === 21;

export const moves = ['hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof moves)[number];

export interface PlayedHand {
  cards: readonly Card[];
  doubled: boolean;
  done: boolean;
}

/** Result of a hand; `push` returns the stake. */
export type Ending = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export function endingOf(hand: PlayedHand, dealer: readonly Card[], split: boolean): Ending {
  const own = pointsOf(hand.cards).points;
  const other = pointsOf(dealer).points;
  const natural = !split && isTwentyOneOfTwo(hand.cards);
  if (own > 21) return 'bust';
  if (natural || isTwentyOneOfTwo(dealer)) return natural ? (isTwentyOneOfTwo(dealer) ? 'push' : 'blackjack') : 'lose';
  if (other > 21 || own > other) return 'win';
  return own === other ? 'push' : 'lose';
}

/** Payout of a stake of two, including the stake. */
const paysForTwo: Readonly<Record<Ending, bigint>> = { blackjack: 5n, win: 4n, push: 2n, lose: 0n, bust: 0n };

export const paid = (ending: Ending, stake: bigint): bigint => (stake * paysForTwo[ending]) / 2n;
