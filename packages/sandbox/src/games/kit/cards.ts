import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { CardWords } from './words/cards.ts';

/** A card of a deck, 0 to 51: its rank counts from the ace, 13 to a suit. */
export type Card = number;

export const deckSize = 52;
export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Ranks of a suit. */
export const rankCount = ranks.length;
/** With the mark that keeps them from being drawn as pictures. */
const signs: Readonly<Record<Suit, string>> = { spades: '♠︎', hearts: '♥︎', diamonds: '♦︎', clubs: '♣︎' };

/** 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => card % ranks.length;
export const suitOf = (card: Card): Suit => suits[Math.floor(card / ranks.length)] as Suit;
export const rankName = (card: Card): string => ranks[rankOf(card)] as string;

/** What a card is called. */
export const nameOfCard = (card: Card, words: CardWords): string =>
  fill(words.card, { rank: rankName(card), suit: words[suitOf(card)] });

/** A card as it lies on the felt; what it is called is said by the hand it is in. */
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

/** A card that lies face down. */
export const createBack = (): HTMLElement => make('span', { class: 'card back', 'aria-hidden': 'true' });

/** Different cards of so many decks in the order they are drawn, the next each time it is called. */
export function createShoe(decks: number, random: () => number): () => Card {
  let left = deckSize * decks;
  /** What lies at a place from which a card was drawn: the last one left then. */
  const moved = new Map<number, number>();
  return () => {
    const place = Math.floor(random() * left);
    left -= 1;
    const drawn = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return drawn % deckSize;
  };
}
