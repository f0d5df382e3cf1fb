import type { Laid, OtherMove } from '../protocol.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { SeatWords } from './words/seats.ts';

/** Another seat's cards or bet, in words, and its result; null while open. */
export interface SeatMove {
  name: string;
  bet: string;
  outcome: OtherMove['outcome'] | null;
}

export interface Seats {
  element: HTMLElement;
  sit: (laid: Pick<Laid, 'seats' | 'others'>) => void;
  tell: (moves: readonly SeatMove[]) => void;
  clear: () => void;
}

/** Shows the seats, the player's first, and states that the others are simulated. */
export function createSeats(words: SeatWords): Seats {
  const list = make('ul', { class: 'seats', 'aria-label': words.seats });
  const note = make('p', { class: 'company' });
  const element = make('div', { class: 'room' }, list, note);
  const sentences = { won: words.otherWon, tied: words.otherTied, lost: words.otherLost };
  let moves: readonly SeatMove[] = [];
  let seated: readonly string[] = [];
  let total = 1;
  const rowOf = ({ name, bet, outcome }: SeatMove) => {
    const did = outcome === null ? bet : fill(sentences[outcome], { bet });
    const row = make('li', {}, make('bdi', {}, name), make('small', {}, did));
    row.toggleAttribute('data-won', outcome === 'won');
    return row;
  };
  const paint = () => {
    const told = moves.length > 0 ? moves : seated.map((name) => ({ name, bet: '', outcome: null }));
    const free = Array.from({ length: Math.max(0, total - 1 - told.length) }, () =>
      make('li', { class: 'free' }, words.freeSeat),
    );
    list.replaceChildren(make('li', { class: 'own' }, words.you), ...told.map(rowOf), ...free);
    note.textContent = told.length > 0 ? words.simulated : words.alone;
  };
  return {
    element,
    sit({ seats, others }) {
      seated = others;
      total = seats;
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
