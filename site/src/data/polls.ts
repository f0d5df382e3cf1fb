import type { GatewayError } from '@baize/gateway';

/** Maximum wait after failures (ms), unless the read's own interval is longer. */
const longestPoll = 120_000;
/** Consecutive failures after which the platform is considered down. */
const failuresOfHost = 5;
/** Interval between polls while the platform is down (ms). */
const pauseOfHost = 30_000;
/** Period over which polls resume once it responds (ms). */
const spread = 3000;

type Failure = Pick<GatewayError, 'outcome'>;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  ask: () => unknown;
}

/** Repeats failed polls; failures slow a poll down but never end it. */
export function createPolls(
  asleep: () => boolean = () => document.hidden || !navigator.onLine,
  random: () => number = Math.random,
  now: () => number = () => performance.now(),
) {
  const waiting = new Map<string, Waiting>();
  const failures = new Map<string, { last: Failure; times: number }>();
  let failedInARow = 0;
  let nextTurn = 0;

  function wait(key: string, ms: number, ask: () => unknown) {
    clearTimeout(waiting.get(key)?.timer);
    const timer = setTimeout(() => {
      if (asleep()) return wait(key, ms, ask);
      waiting.delete(key);
      ask();
    }, ms);
    waiting.set(key, { timer, ask });
  }

  return {
    /** Schedules a failed poll again. Several parts of a page may report the same failure. */
    failed(key: string, every: number, failure: Failure, ask: () => unknown): void {
      const { last, times = 0 } = failures.get(key) ?? {};
      const known = last === failure;
      if (known && waiting.has(key)) return;
      const count = known ? times : times + 1;
      failures.set(key, { last: failure, times: count });
      if (!known) failedInARow = failure.outcome === 'answered' ? 0 : failedInARow + 1;
      const isDown = failedInARow >= failuresOfHost;
      if (isDown) nextTurn = Math.max(nextTurn, now()) + pauseOfHost;
      wait(key, isDown ? nextTurn - now() : pollDelay(every, count, random()), ask);
    },
    /** While down, only one call at a time probes the platform. */
    isDown: () => failedInARow >= failuresOfHost,
    answered(key: string | null): void {
      if (key === null) return;
      clearTimeout(waiting.get(key)?.timer);
      waiting.delete(key);
      failures.delete(key);
      if (failedInARow >= failuresOfHost) {
        for (const [other, { ask }] of [...waiting]) wait(other, random() * spread, ask);
      }
      failedInARow = 0;
      nextTurn = 0;
    },
  };
}

/** Returns the delay (ms) after consecutive failures: doubled from the second on, with ±25% jitter. */
export function pollDelay(every: number, failures: number, random: number): number {
  if (failures === 0) return every;
  return Math.min(every * 2 ** (failures - 1), Math.max(every, longestPoll)) * (0.75 + random / 2);
}

export const polls = createPolls();
