import type { Clock } from './types.ts';

export interface ManualClock extends Clock {
  readonly waiting: number;
  /** Advances time by `ms`, calling due ticks in order. */
  advance(ms: number): void;
}

/** Creates a clock that only moves on command, for stories and tests. */
export function manualClock(start = 1_731_000_000_000): ManualClock {
  let now = start;
  const ticks = new Set<{ due: number; ms: number; tick: () => void }>();

  const nextDue = (until: number) =>
    [...ticks].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due)[0];

  return {
    now: () => now,
    get waiting() {
      return ticks.size;
    },
    every(ms, tick) {
      const entry = { due: now + ms, ms, tick };
      ticks.add(entry);
      return () => ticks.delete(entry);
    },
    advance(ms) {
      const until = now + ms;
      for (let next = nextDue(until); next; next = nextDue(until)) {
        now = next.due;
        next.due += next.ms;
        next.tick();
      }
      now = until;
    },
  };
}
