import { make, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import { type DrawResult, drawNumbers, drawnBalls, drawPrizes, nameOfPick, pickedNumbers } from './numbers.ts';
import type { DrawWords } from './words.ts';

const numbers = Array.from({ length: drawNumbers }, (_, index) => index + 1);
const beat = 260;

function createDraw({ setup, words, money }: Surroundings<null, DrawWords>): Machine<DrawResult> {
  const chosen = new Set<number>();
  const tray = make('div', { class: 'balls', dir: 'ltr', role: 'group', 'aria-label': words.drawn });
  const count = make('p', { class: 'count' });
  const buttons = numbers.map((number) => {
    const button = make('button', { type: 'button', class: 'number' }, String(number));
    button.addEventListener('click', () => {
      if (!chosen.delete(number) && chosen.size < pickedNumbers) chosen.add(number);
      paint();
    });
    return button;
  });
  const lucky = make('button', { type: 'button', class: 'plain' }, words.lucky);
  lucky.addEventListener('click', () => {
    chosen.clear();
    while (chosen.size < pickedNumbers) chosen.add(numbers[Math.floor(Math.random() * numbers.length)] as number);
    paint();
  });
  const board = make('fieldset', { class: 'board' }, make('legend', {}, words.numbers));
  board.append(
    make('div', { class: 'numbers', dir: 'ltr' }, ...buttons),
    make('div', { class: 'board-foot' }, count, lucky),
  );
  const stake = createStake({ stakes: setup.stakes, words, money });
  empty();
  paint();

  return {
    element: make('div', { class: 'cabinet' }, tray, board),
    control: stake.element,
    action: words.draw,
    payTable: {
      rows: [...drawPrizes].reverse().map(({ count, multiplier }) => ({
        condition: fill(words.matched, { value: String(count) }),
        pays: fill(words.times, { value: String(multiplier) }),
      })),
      notes: [fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.numbers,
    bets: () => (chosen.size === pickedNumbers ? [{ bet: nameOfPick([...chosen]), stake: stake.value() }] : null),
    lock: stake.lock,
    start() {
      empty();
      tray.setAttribute('data-moving', '');
    },
    async show(result) {
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
      ...Array.from({ length: drawnBalls }, () => make('span', { class: 'ball', 'data-matched': 'none' })),
    );
  }

  function paint(): void {
    buttons.forEach((button, index) => {
      const held = chosen.has(index + 1);
      button.setAttribute('aria-pressed', String(held));
      button.disabled = !held && chosen.size === pickedNumbers;
    });
    count.textContent = fill(words.chosen, { value: String(chosen.size) });
  }
}

openGame(createDraw);
