import type { GameSetup, RoundResult, SlotResult } from '../protocol.ts';
import type { Words } from '../words.ts';
import { make, makeSvg, pause } from './dom.ts';
import type { Machine } from './machine.ts';

const rows = 3;
const stagger = 170;

/** Ivory reels behind a brass rim. */
export function createSlot(setup: GameSetup, words: Words): Machine {
  const columns = setup.layout === '5x3' ? 5 : 3;
  const reels = Array.from({ length: columns }, (_, column) => createReel(setup.symbols, column));
  const marks = makeSvg('svg', {
    class: 'marks',
    viewBox: `0 0 ${columns * 2} ${rows * 2}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const window = make('div', { class: 'reels', dir: 'ltr', 'aria-hidden': 'true', 'data-columns': String(columns) });
  window.append(...reels.map((reel) => reel.element), marks);
  const element = make('div', { class: 'cabinet' }, window);

  return {
    element,
    action: words.spin,
    pick: () => undefined,
    start() {
      marks.replaceChildren();
      for (const reel of reels) reel.start();
    },
    async show(result) {
      if (!isSlot(result)) return;
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

const isSlot = (result: RoundResult): result is SlotResult => result.kind === 'slot';

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
