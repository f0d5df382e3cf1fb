import type { OtherMove } from '../protocol.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { Hand } from './hand.ts';
import type { Machine, Surroundings } from './machine.ts';
import type { Roads, Tone } from './roadPictures.ts';
import { rove } from './roving.ts';
import { createSeats } from './seats.ts';
import { createTable } from './table.ts';
import type { CardWords } from './words/cards.ts';
import type { SeatWords } from './words/seats.ts';

interface DuelInput {
  surroundings: Surroundings<unknown, CardWords & SeatWords>;
  hands: readonly Hand[];
  roads: Roads;
  bets: readonly { bet: string; label: string; tone: Tone; odds: string; returns: string }[];
  notes: readonly string[];
}

interface Duel extends Omit<Machine<unknown>, 'show' | 'tell'> {
  settle: (others: readonly OtherMove[], wins: readonly bigint[] | null) => void;
}

/** Builds what two-hand games share: hands, bets on the winner, roads and pay table. */
export function createDuel({ surroundings, hands, roads, bets, notes }: DuelInput): Duel {
  const { setup, words, money } = surroundings;
  const table = createTable(surroundings);
  const seats = createSeats(words);
  const labels = new Map(bets.map(({ bet, label }) => [bet, label]));
  const hint = make('p', { class: 'unseen', id: 'how-to-place' }, words.howToPlace);
  const board = make('div', {
    class: 'board',
    role: 'group',
    'aria-label': words.board,
    'aria-describedby': hint.id,
  });
  for (const { bet, label, tone, odds } of bets) {
    const face = [make('span', {}, label), make('small', { dir: 'ltr', 'data-odds': `${odds}:1` })];
    const spot = table.spot({ bet, label, odds, class: bet, children: face });
    spot.dataset.tone = tone;
    board.append(spot);
  }
  rove(board);
  board.append(hint);
  const limits = { least: money(setup.stakes[0] ?? '0'), most: money(setup.most) };
  return {
    settle(others, wins) {
      table.settle(wins);
      seats.tell(others.map((move) => ({ ...move, bet: labels.get(move.bet) ?? move.bet })));
    },
    layout: 'table',
    beside: [seats.element],
    element: make(
      'div',
      { class: 'felt' },
      make('div', { class: 'hands' }, ...hands.map(({ element }) => element)),
      board,
      roads.element,
    ),
    control: table.control,
    action: words.deal,
    payTable: {
      rows: bets.map(({ label, odds, returns }) => ({
        condition: label,
        pays: fill(words.oddsReturn, { odds, value: returns }),
      })),
      notes: [...notes, fill(words.limits, limits), fill(words.closingChips, { action: words.deal }), words.simulated],
    },
    incomplete: words.placeChips,
    bets: table.bets,
    chips: table.chips,
    lock: table.lock,
    lay: seats.sit,
    start() {
      table.start();
      seats.clear();
      for (const hand of hands) hand.show([]);
    },
    stop() {},
  };
}
