import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { KitWords } from './words/en.ts';

export interface Countdown {
  element: HTMLElement;
  /** Counts down to a moment of `performance.now()`, replacing a running countdown. */
  run: (until: number) => void;
  stop: () => void;
}

const tickMs = 250;

/**
 * Shows the time left for bets and the amount that counts then. No live region: only the end is announced, by the
 * caller.
 */
export function createCountdown(
  words: Pick<KitWords, 'betsClose' | 'betsCloseWith'>,
  { closed, staked }: { closed: () => void; staked: () => string | null },
): Countdown {
  const text = make('p', { class: 'countdown-text' });
  const figure = make('b', { dir: 'ltr' });
  const bar = make('span', { class: 'countdown-bar', 'aria-hidden': 'true' });
  const element = make('div', { class: 'countdown', role: 'timer', hidden: '' }, text, bar);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    element.classList.add('countdown-over');
  };
  return {
    element,
    run(until) {
      stop();
      element.hidden = false;
      element.classList.remove('countdown-over');
      const whole = Math.max(1, until - performance.now());
      const tick = () => {
        const left = until - performance.now();
        const amount = staked();
        const seconds = String(Math.max(0, Math.ceil(left / 1000)));
        const sentence = amount === null ? words.betsClose : fill(words.betsCloseWith, { amount });
        const [before = '', after = ''] = sentence.split('{seconds}');
        figure.textContent = seconds;
        text.replaceChildren(before, figure, after);
        bar.style.setProperty('--left', String(Math.max(0, left / whole)));
        if (left > 0) return;
        stop();
        closed();
      };
      timer = setInterval(tick, tickMs);
      tick();
    },
    stop,
  };
}
