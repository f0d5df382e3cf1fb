import { make, makeSvg, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import { type DiceBet, type DiceResult, diceBets, diceMultipliers } from './throws.ts';
import type { DiceWords } from './words.ts';

const rollMs = 700;

function createDice({ setup, words, money }: Surroundings<null, DiceWords>): Machine<DiceResult> {
  const dice = [5, 3, 6].map((value) => createDie(value));
  const tray = make('div', { class: 'tray', dir: 'ltr', 'aria-hidden': 'true' }, ...dice.map((die) => die.element));
  const bets = make('fieldset', { class: 'bets' }, make('legend', {}, words.bets));
  let chosen: DiceBet = 'small';
  for (const bet of diceBets) {
    const input = make('input', { type: 'radio', name: 'bet', value: bet });
    input.checked = bet === chosen;
    input.addEventListener('change', () => {
      chosen = bet;
    });
    bets.append(
      make('label', { class: 'bet' }, input, make('span', {}, words[bet]), make('small', {}, words[`${bet}Range`])),
    );
  }
  const stake = createStake({ stakes: setup.stakes, words, money });
  return {
    element: make('div', { class: 'cabinet' }, tray, bets),
    control: stake.element,
    action: words.roll,
    payTable: {
      rows: diceBets.map((bet) => ({
        condition: `${words[bet]}, ${words[`${bet}Range`]}`,
        pays: fill(words.times, { value: String(diceMultipliers[bet]) }),
      })),
      notes: [fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.ready,
    bets: () => [{ bet: chosen, stake: stake.value() }],
    lock: stake.lock,
    start: () => tray.setAttribute('data-moving', ''),
    async show(result) {
      await pause(rollMs);
      result.dice.forEach((value, index) => {
        dice[index]?.show(value);
      });
      tray.removeAttribute('data-moving');
    },
    stop: () => tray.removeAttribute('data-moving'),
    tell: ({ dice: [a, b, c] }) => `\u2066${a} + ${b} + ${c} = ${a + b + c}\u2069.`,
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

openGame(createDice);
