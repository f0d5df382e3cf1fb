import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { CardWords } from './words/cards.ts';

/** Card of a deck, 0 to 51: thirteen ranks from the ace for each suit. */
export type Card = number;

export const deckSize = 52;
export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const rankCount = ranks.length;
/** Suit signs with the variation selector that keeps them from rendering as emoji. */
const signs: Readonly<Record<Suit, string>> = { spades: '♠︎', hearts: '♥︎', diamonds: '♦︎', clubs: '♣︎' };

/** Returns 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => card % ranks.length;
export const suitOf = (card: Card): Suit => suits[Math.floor(card / ranks.length)] as Suit;
export const rankName = (card: Card): string => ranks[rankOf(card)] as string;

export const nameOfCard = (card: Card, words: CardWords): string =>
  fill(words.card, { rank: rankName(card), suit: words[suitOf(card)] });

/** Creates a card without a name for screen readers; the hand announces its cards. */
export function createCard(card: Card): HTMLElement {
  const suit = suitOf(card);
  const colour = suit === 'hearts' || suit === 'diamonds' ? 'red' : 'black';
  return make(
    'span',
    { class: 'card', dir: 'ltr', 'data-suit': colour },
    make('b', {}, rankName(card)),
    make('span', {}, signs[suit]),
  );
}

export const createBack = (): HTMLElement => make('span', { class: 'card back', 'aria-hidden': 'true' });

/** Returns a function that draws from shuffled decks without replacement. */
export function createShoe(decks: number, random: () => number): () => Card {
  let left = deckSize * decks;
  /** Fisher-Yates swaps: the card now at each place that was drawn from. */
  const moved = new Map<number, number>();
  return () => {
    const place = Math.floor(random() * left);
    left -= 1;
    const drawn = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return drawn % deckSize;
  };
}
