import type { Clock } from './types.ts';

/** The browser's own time, for everyone who is not given another. */
export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
