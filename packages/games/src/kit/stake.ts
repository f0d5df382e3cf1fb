import { make } from './dom.ts';
import type { KitWords } from './words/en.ts';

export interface StakeControl {
  element: HTMLElement;
  value: () => string;
  lock: (locked: boolean) => void;
  /** Shows a fixed amount instead of the chosen one; null restores it. */
  fix: (amount: string | null) => void;
}

interface StakeInput {
  stakes: readonly string[];
  words: KitWords;
  money: (amount: string) => string;
}

export function createStake({ stakes, words, money }: StakeInput): StakeControl {
  let index = 0;
  let locked = false;
  let fixed: string | null = null;
  const shown = make('output', { dir: 'ltr', 'aria-live': 'polite' });
  const less = make('button', { type: 'button', class: 'step', 'aria-label': words.less }, '−');
  const more = make('button', { type: 'button', class: 'step', 'aria-label': words.more }, '+');
  const value = () => stakes[index] ?? '0';
  const paint = () => {
    shown.textContent = money(fixed ?? value());
    less.setAttribute('aria-disabled', String(locked || fixed !== null || index === 0));
    more.setAttribute('aria-disabled', String(locked || fixed !== null || index === stakes.length - 1));
  };
  const move = (by: number) => {
    if (!locked && fixed === null) index = Math.min(stakes.length - 1, Math.max(0, index + by));
    paint();
  };
  less.addEventListener('click', () => move(-1));
  more.addEventListener('click', () => move(1));
  paint();
  const element = make(
    'div',
    { class: 'stake', role: 'group', 'aria-label': words.stake },
    less,
    make('div', { class: 'readout' }, make('span', {}, words.stake), shown),
    more,
  );
  return {
    element,
    value,
    lock(now) {
      locked = now;
      paint();
    },
    fix(amount) {
      fixed = amount;
      paint();
    },
  };
}
