import type { GameSetup, SpinAnswer } from '../protocol.ts';
import { fill } from './fill.ts';
import type { KitWords } from './words/en.ts';
import type { StopWords } from './words/stops.ts';

/** Keeps rounds as far apart as the rules ask, on `performance.now()`. */
export interface Pace {
  /** Returns milliseconds until the next round may start; 0 if it may now. */
  wait: () => number;
  /** Takes note of an answer; the time counts from the press. */
  note: (answer: SpinAnswer<unknown> | null, at: Record<'pressed' | 'answered', number>) => void;
  /** Says on the button when it can be pressed again. */
  text: (action: string, wait: number) => string;
}

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function createPace({ rules, waitMs }: GameSetup, words: KitWords & StopWords): Pace {
  let readyAt = performance.now() + waitMs;
  const seconds = new Intl.NumberFormat(words.locale, tenth);
  return {
    wait: () => Math.max(0, readyAt - performance.now()),
    note(answer, { pressed, answered }) {
      if (answer?.ok) readyAt = Math.max(readyAt, pressed + rules.cycleMs);
      else if (answer?.waitMs !== undefined) readyAt = answered + answer.waitMs;
    },
    text: (action, wait) => fill(words.soon, { action, seconds: seconds.format(wait / 1000) }),
  };
}
