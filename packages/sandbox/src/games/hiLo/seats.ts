import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { OtherMove } from './odds.ts';
import type { HiLoWords } from './words.ts';

export interface Seats {
  element: HTMLElement;
  /** Who sits there now; seats that nobody has are shown as free. */
  sit: (count: number, others: readonly string[]) => void;
  /** Shows what the others bet and whether they won, until they are cleared. */
  tell: (moves: readonly OtherMove[]) => void;
  clear: () => void;
}

/** The seats of the room, the player's own first. */
export function createSeats(words: HiLoWords): Seats {
  const element = make('ul', { class: 'seats', 'aria-label': words.seats });
  let moves: readonly OtherMove[] = [];
  let seated: readonly string[] = [];
  let total = 1;
  const paint = () => {
    const told = moves.length > 0 ? moves : seated.map((name) => ({ name, bet: null, won: null }));
    const rows = told.map(({ name, bet, won }) => {
      const did = bet === null ? '' : fill(won ? words.otherWon : words.otherLost, { bet: words[bet] });
      const row = make('li', {}, make('bdi', {}, name), make('small', {}, did));
      row.toggleAttribute('data-won', won === true);
      return row;
    });
    const empty = Array.from({ length: Math.max(0, total - 1 - told.length) }, () =>
      make('li', { class: 'free' }, words.freeSeat),
    );
    element.replaceChildren(make('li', { class: 'own' }, words.you), ...rows, ...empty);
  };
  return {
    element,
    sit(count, others) {
      seated = others;
      total = count;
      paint();
    },
    tell(made) {
      moves = made;
      paint();
    },
    clear() {
      moves = [];
      paint();
    },
  };
}
