import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { createHistory } from '../kit/history.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { rove } from '../kit/roving.ts';
import { createSeats } from '../kit/seats.ts';
import { openGame } from '../kit/shell.ts';
import { createTable, type Table } from '../kit/table.ts';
import type { SeatWords } from '../kit/words/seats.ts';
import {
  colourOf,
  columns,
  dozens,
  evenChances,
  halfAcross,
  type InsideSpot,
  insideSpots,
  isGhost,
  narrowPlace,
  oddsOf,
  type RouletteResult,
  type Spot,
  spots,
} from './spots.ts';
import { createWheel } from './wheel.ts';
import type { RouletteWords } from './words.ts';

type Words = Surroundings<null, RouletteWords & SeatWords>['words'];

const kept = 20;

function createRoulette(surroundings: Surroundings<null, RouletteWords & SeatWords>): Machine<RouletteResult> {
  const { setup, words } = surroundings;
  const table = createTable(surroundings);
  const seats = createSeats(words);
  const last = setup.history.at(-1);
  const wheel = createWheel(last === undefined ? null : Number(last));
  const board = createBoard(table, words);
  const history = createHistory({
    label: words.last,
    marks: setup.history,
    length: kept,
    draw: (mark) => {
      const colour = colourOf(Number(mark));
      return make('li', { 'data-colour': colour }, mark, make('span', { class: 'unseen' }, ` ${words[colour]}`));
    },
  });
  return {
    layout: 'table',
    beside: [seats.element],
    element: make(
      'div',
      { class: 'roulette' },
      make('div', { class: 'wheel-place' }, wheel.element),
      board,
      history.element,
    ),
    control: table.control,
    action: words.spin,
    payTable: {
      rows: examples.map((spot) => ({
        condition: labelOf(spot, words),
        pays: fill(words.odds, { value: String(oddsOf(spot)) }),
      })),
      notes: [
        words.zero,
        fill(words.limits, {
          least: surroundings.money(setup.stakes[0] ?? '0'),
          most: surroundings.money(setup.most),
        }),
        fill(words.returnToPlayer, { value: setup.returnToPlayer }),
        fill(words.closingChips, { action: words.spin }),
        words.simulated,
      ],
    },
    incomplete: words.placeChips,
    bets: table.bets,
    chips: table.chips,
    lock: table.lock,
    lay: seats.sit,
    start() {
      table.start();
      board.querySelector('[data-drawn]')?.removeAttribute('data-drawn');
      seats.clear();
    },
    async show({ number, others }, wins) {
      await wheel.spin(number);
      board.querySelector(`[data-bet="${number}"]`)?.setAttribute('data-drawn', '');
      history.add(String(number));
      table.settle(wins);
      seats.tell(others.map((move) => ({ ...move, bet: labelOfBet(move.bet, words) })));
    },
    stop: () => {},
    tell: ({ number }) =>
      fill(words.result, { number: String(number), colour: words[colourOf(number)].toLocaleLowerCase() }),
  };
}

const examples = [
  '17',
  '17-20',
  '16-17-18',
  '17-18-20-21',
  '16-17-18-19-20-21',
  'dozen-2',
  'column-2',
  'red',
  'odd',
  'low',
]
  .map(spotOf)
  .filter((spot) => spot !== undefined);

function createBoard(table: Table, words: Words): HTMLElement {
  const hint = make('p', { class: 'unseen', id: 'how-to-place' }, words.howToPlace);
  const board = make('div', {
    class: 'roulette-board',
    dir: 'ltr',
    role: 'group',
    'aria-label': words.board,
    'aria-describedby': 'how-to-place',
  });
  for (const spot of insideSpots) {
    const single = spot.kind === 'straight';
    const button = single ? place(spot, 'number', make('span', {}, String(spot.numbers[0]))) : place(spot, 'between');
    button.style.setProperty('--x', String(spot.x));
    button.style.setProperty('--y', String(spot.y));
    const [across, down] = narrowPlace(spot);
    button.style.setProperty('--across', String(across));
    button.style.setProperty('--down', String(down));
    if (single) button.dataset.colour = colourOf(spot.numbers[0] ?? 0);
    board.append(button);
  }
  for (const spot of insideSpots) if (spot.kind === 'straight' && isGhost(spot)) board.append(ghostOf(spot));
  columns.forEach((spot, index) => {
    board.append(placed(spot, 'column', index, make('span', { 'data-odds': `${oddsOf(spot)}:1` })));
  });
  dozens.forEach((spot, index) => {
    board.append(placed(spot, 'dozen', index, make('span', {}, rangeOf(spot))));
  });
  evenChances.forEach((spot, index) => {
    const button = placed(spot, 'even', index, make('span', {}, labelOf(spot, words)));
    if (spot.kind === 'red' || spot.kind === 'black') button.dataset.colour = spot.kind;
    board.append(button);
  });
  rove(board);
  board.append(hint);
  return board;

  function place(spot: Spot, kind: string, ...face: HTMLElement[]): HTMLButtonElement {
    return table.spot({
      bet: spot.bet,
      label: labelOf(spot, words),
      odds: String(oddsOf(spot)),
      class: kind,
      children: face,
    });
  }

  function placed(spot: Spot, kind: string, index: number, face: HTMLElement): HTMLButtonElement {
    const button = place(spot, kind, face);
    button.style.setProperty('--place', String(index));
    return button;
  }
}

function labelOfBet(bet: string, words: Words): string {
  const spot = spotOf(bet);
  return spot ? labelOf(spot, words) : bet;
}

function spotOf(bet: string): Spot | undefined {
  return spots.find((spot) => spot.bet === bet);
}

/** Draws a number of the last row of the left half again over the right half, where bets between both lie. */
function ghostOf({ numbers: [number = 0], y }: InsideSpot): HTMLElement {
  const ghost = make(
    'span',
    { class: 'ghost', 'aria-hidden': 'true', 'data-colour': colourOf(number) },
    String(number),
  );
  ghost.style.setProperty('--across', String(y + halfAcross));
  return ghost;
}

const rangeOf = ({ numbers }: Spot): string => `${numbers[0]}–${numbers.at(-1)}`;

function labelOf(spot: Spot, words: Words): string {
  const { kind, numbers } = spot;
  if (kind === 'low' || kind === 'high') return rangeOf(spot);
  if (kind === 'red' || kind === 'black' || kind === 'odd' || kind === 'even') return words[kind];
  const shown =
    kind === 'dozen'
      ? rangeOf(spot)
      : kind === 'column'
        ? `${numbers[0]}, ${numbers[1]} … ${numbers.at(-1)}`
        : numbers.join(', ');
  return fill(words.bet, { kind: words[kind], numbers: shown });
}

openGame(createRoulette);
