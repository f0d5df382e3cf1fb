import { type Card, createBack, createCard, nameOfCard } from './cards.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { CardWords } from './words/cards.ts';

interface HandInput {
  name: string;
  tone: 'blue' | 'red';
  words: CardWords;
  tell: (names: string, cards: readonly Card[]) => string;
  points: (cards: readonly Card[]) => string;
  /** Covered cards where none are dealt yet. */
  covered?: number;
}

export interface Hand {
  element: HTMLElement;
  /** Shows the cards, dealing only new ones. */
  show: (cards: readonly Card[]) => void;
  mark: (won: boolean) => void;
}

export function createHand({ name, tone, words, tell, points, covered = 2 }: HandInput): Hand {
  const cards = make('div', { class: 'cards', dir: 'ltr', role: 'img' });
  const sum = make('b', { class: 'points', 'aria-hidden': 'true' });
  const title = make('h2', {}, make('span', {}, name), sum);
  const element = make('section', { class: 'hand', 'data-tone': tone }, title, cards);
  let dealt = 0;
  const show = (held: readonly Card[]) => {
    if (held.length <= dealt) dealt = 0;
    for (const child of [...cards.children].slice(dealt)) child.remove();
    const backs = Array.from({ length: Math.max(0, covered - held.length) }, createBack);
    cards.append(...held.slice(dealt).map(createCard), ...backs);
    dealt = held.length;
    sum.textContent = held.length > 0 ? points(held) : '';
    cards.ariaLabel =
      held.length > 0
        ? tell(held.map((card) => nameOfCard(card, words)).join(', '), held)
        : fill(words.empty, { side: name });
    element.removeAttribute('data-won');
  };
  show([]);
  return {
    element,
    show,
    mark(won) {
      element.toggleAttribute('data-won', won);
    },
  };
}
