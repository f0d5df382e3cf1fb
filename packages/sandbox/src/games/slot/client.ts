import { make, makeSvg, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import { reelsBet, type SlotResult } from './reels.ts';
import type { SlotDetails } from './rules.ts';
import type { SlotWords } from './words.ts';

const rows = 3;
const stagger = 170;

/** Ivory reels behind a brass rim. */
function createSlot({ setup, words, money }: Surroundings<SlotDetails, SlotWords>): Machine<SlotResult> {
  const { layout, symbols, prizes } = setup.details;
  const columns = layout === '5x3' ? 5 : 3;
  const reels = Array.from({ length: columns }, (_, column) => createReel(symbols, column));
  const marks = makeSvg('svg', {
    class: 'marks',
    viewBox: `0 0 ${columns * 2} ${rows * 2}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const window = make('div', { class: 'reels', dir: 'ltr', 'aria-hidden': 'true', 'data-columns': String(columns) });
  window.append(...reels.map((reel) => reel.element), marks);
  const stake = createStake({ stakes: setup.stakes, words, money });

  return {
    element: make('div', { class: 'cabinet' }, window),
    control: stake.element,
    action: words.spin,
    payTable: {
      rows: [...prizes].reverse().map(({ symbol, count, multiplier }) => ({
        condition: fill(words.onLine, { value: String(count) }),
        pays: fill(words.times, { value: String(multiplier) }),
        picture: symbols[symbol],
      })),
      notes: [fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.ready,
    bets: () => [{ bet: reelsBet, stake: stake.value() }],
    lock: stake.lock,
    start() {
      marks.replaceChildren();
      for (const reel of reels) reel.start();
    },
    async show(result) {
      for (const [column, reel] of reels.entries()) {
        await pause(column === 0 ? stagger * 3 : stagger);
        reel.stop(result.reels[column]);
      }
      if (result.line) mark(result.line);
    },
    stop() {
      for (const reel of reels) reel.stop();
    },
  };

  function mark({ rows: line, count }: NonNullable<SlotResult['line']>): void {
    const places = line.slice(0, count);
    const points = places.map((row, column) => `${column * 2 + 1},${row * 2 + 1}`).join(' ');
    marks.replaceChildren(
      makeSvg('polyline', { points, class: 'line-shadow' }),
      makeSvg('polyline', { points, class: 'line' }),
    );
    for (const [column, reel] of reels.entries()) reel.mark(places[column]);
  }
}

interface Reel {
  element: HTMLElement;
  start: () => void;
  /** Rests on the symbols told, or on those it began with. */
  stop: (symbols?: readonly number[]) => void;
  /** Lifts the winning row, if any, and quietens the others. */
  mark: (row: number | undefined) => void;
}

function createReel(symbols: readonly string[], column: number): Reel {
  const picture = (symbol: number) => make('img', { src: symbols[symbol] ?? '', alt: '', draggable: 'false' });
  const cells = Array.from({ length: rows }, (_, row) =>
    make('div', { class: 'cell' }, picture((column * 2 + row) % symbols.length)),
  );
  const blur = make(
    'div',
    { class: 'blur' },
    ...symbols.map((_, symbol) => picture(symbol)),
    ...[0, 1, 2].map(picture),
  );
  const element = make('div', { class: 'reel' }, ...cells, blur);
  return {
    element,
    start() {
      for (const cell of cells) cell.removeAttribute('data-mark');
      element.setAttribute('data-moving', '');
    },
    stop(shown) {
      element.removeAttribute('data-moving');
      cells.forEach((cell, row) => {
        const symbol = shown?.[row];
        if (symbol !== undefined) cell.replaceChildren(picture(symbol));
      });
    },
    mark(winning) {
      cells.forEach((cell, row) => {
        cell.setAttribute('data-mark', row === winning ? 'win' : 'rest');
      });
    },
  };
}

openGame(createSlot);
