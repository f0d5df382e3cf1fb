import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { KitWords } from './words/en.ts';

export interface Countdown {
  element: HTMLElement;
  /** Counts down to a moment on the page's own clock, in ms; a countdown that runs is replaced. */
  run: (until: number) => void;
  stop: () => void;
}

const tickMs = 250;

/** The time that is left for bets. It is no live region: only that it ends is announced, by who asked for it. */
export function createCountdown(words: Pick<KitWords, 'betsClose'>, closed: () => void): Countdown {
  const text = make('span');
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
        text.textContent = fill(words.betsClose, { seconds: String(Math.max(0, Math.ceil(left / 1000))) });
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
