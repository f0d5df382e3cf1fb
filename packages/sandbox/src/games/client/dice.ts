import type { DicePick, GameSetup } from '../protocol.ts';
import type { Words } from '../words.ts';
import { make, makeSvg, pause } from './dom.ts';
import type { Machine } from './machine.ts';

const rollMs = 700;

/** Three dice on a tray and three bets on them. */
export function createDice(_setup: GameSetup, words: Words): Machine {
  const dice = [5, 3, 6].map((value) => createDie(value));
  const tray = make('div', { class: 'tray', dir: 'ltr', 'aria-hidden': 'true' }, ...dice.map((die) => die.element));
  const bets = make('fieldset', { class: 'bets' }, make('legend', {}, words.bets));
  const choices: readonly (readonly [DicePick, string, string])[] = [
    ['small', words.small, words.smallRange],
    ['triple', words.triple, words.tripleRange],
    ['big', words.big, words.bigRange],
  ];
  for (const [value, label, range] of choices) {
    const input = make('input', { type: 'radio', name: 'bet', value });
    input.checked = value === 'small';
    bets.append(make('label', { class: 'bet' }, input, make('span', {}, label), make('small', {}, range)));
  }
  return {
    element: make('div', { class: 'cabinet' }, tray, bets),
    action: words.roll,
    pick: () => (bets.querySelector<HTMLInputElement>('input:checked')?.value ?? null) as DicePick | null,
    start: () => tray.setAttribute('data-moving', ''),
    async show(result) {
      if (result.kind !== 'dice') return;
      await pause(rollMs);
      result.dice.forEach((value, index) => {
        dice[index]?.show(value);
      });
      tray.removeAttribute('data-moving');
    },
    stop: () => tray.removeAttribute('data-moving'),
  };
}

const pips: Readonly<Record<number, string>> = {
  1: 'M12 12h0',
  2: 'M6 6h0M18 18h0',
  3: 'M6 6h0M12 12h0M18 18h0',
  4: 'M6 6h0M18 6h0M6 18h0M18 18h0',
  5: 'M6 6h0M18 6h0M12 12h0M6 18h0M18 18h0',
  6: 'M6 6h0M18 6h0M6 12h0M18 12h0M6 18h0M18 18h0',
};

function createDie(value: number): { element: SVGElement; show: (value: number) => void } {
  const dots = makeSvg('path', { class: 'pips', d: pips[value] ?? '' });
  const element = makeSvg('svg', { class: 'die', viewBox: '0 0 24 24' }, dots);
  return { element, show: (shown) => dots.setAttribute('d', pips[shown] ?? '') };
}
