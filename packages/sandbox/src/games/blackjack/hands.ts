import { type Card, deckSize, rankOf } from '../kit/cards.ts';

export const decks = 6;

/** What may still be drawn of so many decks, once these cards are out. */
export function drawFrom(out: readonly Card[], random: () => number): Card {
  for (;;) {
    const card = Math.floor(random() * deckSize);
    const left = decks - out.filter((each) => each === card).length;
    if (random() * decks < left) return card;
  }
}

/** 11 for an ace, 10 for pictures. */
export const worthOf = (card: Card): number => (rankOf(card) === 0 ? 11 : Math.min(10, rankOf(card) + 1));

/** The points of a hand: aces count 11 until that is too much. `soft` while one still does. */
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
  /** No more moves are made on it. */
  done: boolean;
}

/** How a hand ended: `push` gives the stake back. */
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

/** What an ending pays for two, the stake included. */
const paysForTwo: Readonly<Record<Ending, bigint>> = { blackjack: 5n, win: 4n, push: 2n, lose: 0n, bust: 0n };

/** Minor units, rounded down. */
export const paid = (ending: Ending, stake: bigint): bigint => (stake * paysForTwo[ending]) / 2n;
