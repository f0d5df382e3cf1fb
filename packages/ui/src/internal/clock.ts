import type { Clock } from './types.ts';

/** The time of the page, for everyone who is not given another: a device clock that is set while the page is open moves nothing (FLT-104). */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
