import type { DrawPick, GameSetup } from '../protocol.ts';
import { fill, type Words } from '../words.ts';
import { make, pause } from './dom.ts';
import type { Machine } from './machine.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const balls = 6;
const wanted = 3;
const beat = 260;

/** A tray of six balls and a board of twenty numbers, of which three are bet on. */
export function createDraw(_setup: GameSetup, words: Words): Machine {
  const chosen = new Set<number>();
  const tray = make('div', { class: 'balls', dir: 'ltr', role: 'group', 'aria-label': words.drawn });
  const count = make('p', { class: 'count' });
  const buttons = numbers.map((number) => {
    const button = make('button', { type: 'button', class: 'number' }, String(number));
    button.addEventListener('click', () => {
      if (!chosen.delete(number) && chosen.size < wanted) chosen.add(number);
      paint();
    });
    return button;
  });
  const lucky = make('button', { type: 'button', class: 'plain' }, words.lucky);
  lucky.addEventListener('click', () => {
    chosen.clear();
    while (chosen.size < wanted) chosen.add(numbers[Math.floor(Math.random() * numbers.length)] as number);
    paint();
  });
  const board = make('fieldset', { class: 'board' }, make('legend', {}, words.numbers));
  board.append(
    make('div', { class: 'numbers', dir: 'ltr' }, ...buttons),
    make('div', { class: 'board-foot' }, count, lucky),
  );
  empty();
  paint();

  return {
    element: make('div', { class: 'cabinet' }, tray, board),
    action: words.draw,
    pick: () => (chosen.size === wanted ? ([...chosen] as unknown as DrawPick) : null),
    start() {
      empty();
      tray.setAttribute('data-moving', '');
    },
    async show(result) {
      if (result.kind !== 'draw') return;
      for (const [index, number] of result.balls.entries()) {
        await pause(beat);
        const ball = make(
          'span',
          { class: 'ball', 'data-matched': String(result.matched.includes(number)) },
          String(number),
        );
        tray.children[index]?.replaceWith(ball);
      }
      tray.removeAttribute('data-moving');
    },
    stop() {
      tray.removeAttribute('data-moving');
    },
  };

  function empty(): void {
    tray.replaceChildren(
      ...Array.from({ length: balls }, () => make('span', { class: 'ball', 'data-matched': 'none' })),
    );
  }

  function paint(): void {
    buttons.forEach((button, index) => {
      const held = chosen.has(index + 1);
      button.setAttribute('aria-pressed', String(held));
      button.disabled = !held && chosen.size === wanted;
    });
    count.textContent = fill(words.chosen, String(chosen.size));
  }
}
