import { make, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import type { FishingDetails } from './rules.ts';
import type { Fish, FishingResult } from './shoal.ts';
import type { FishingWords } from './words.ts';

const shotMs = 600;
const places = 9;
const swims = 4;

/** Creates the sea. Pressing a creature shoots at it; arrow keys only aim. */
function createSea({ setup, words, money, play }: Surroundings<FishingDetails, FishingWords>): Machine<FishingResult> {
  const { shoal } = setup.details;
  let aim = shoal[0]?.fish as Fish;
  let locked = false;
  let swum = 0;
  const times = (multiplier: number) => fill(words.times, { value: String(multiplier) });
  const creatures = new Map(
    shoal.map(({ fish, multiplier, picture }) => {
      const input = make('input', { type: 'radio', name: 'fish', value: fish });
      input.checked = fish === aim;
      input.addEventListener('change', () => {
        aim = fish;
      });
      const element = make(
        'label',
        { class: 'fish' },
        input,
        make('img', { src: picture, alt: '', draggable: 'false' }),
        make('span', {}, words[fish]),
        make('small', {}, times(multiplier)),
      );
      element.addEventListener('click', (event) => {
        if (event.target === input) return;
        event.preventDefault();
        if (locked) return;
        aim = fish;
        input.checked = true;
        input.focus();
        play();
      });
      return [fish, { element, input }] as const;
    }),
  );
  const stake = createStake({ stakes: setup.stakes, words, money });
  swim();

  return {
    element: make(
      'div',
      { class: 'cabinet' },
      make(
        'fieldset',
        { class: 'sea', dir: 'ltr' },
        make('legend', {}, words.target),
        ...[...creatures.values()].map(({ element }) => element),
      ),
    ),
    control: stake.element,
    action: words.shoot,
    payTable: {
      rows: shoal.map(({ fish, multiplier, picture }) => ({
        condition: words[fish],
        pays: times(multiplier),
        picture,
      })),
      notes: [words.how, fill(words.returnToPlayer, { value: setup.returnToPlayer })],
    },
    incomplete: words.ready,
    bets: () => [{ bet: aim, stake: stake.value() }],
    lock(now) {
      locked = now;
      stake.lock(now);
      for (const { input } of creatures.values()) input.disabled = now && !input.checked;
    },
    start() {
      for (const [fish, { element }] of creatures) {
        element.removeAttribute('data-end');
        element.toggleAttribute('data-shot', fish === aim);
      }
    },
    async show({ fish, caught }) {
      await pause(shotMs);
      const { element } = creatures.get(fish) ?? {};
      element?.removeAttribute('data-shot');
      element?.setAttribute('data-end', caught ? 'caught' : 'escaped');
      swum += swims;
      swim();
    },
    stop() {
      for (const { element } of creatures.values()) element.removeAttribute('data-shot');
    },
    tell: ({ fish, caught }) => fill(caught ? words.caught : words.escaped, { fish: words[fish] }),
  };

  function swim(): void {
    for (const [index, { element }] of [...creatures.values()].entries()) {
      element.setAttribute('data-place', String((index + swum) % places));
    }
  }
}

openGame(createSea);
