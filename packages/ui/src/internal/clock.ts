import type { Clock } from './types.ts';

/** Default clock. It ignores changes of the device time while the page is open (FLT-104). */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
