import type { GatewayError } from '@baize/gateway';

/** The longest wait that failures lead to, unless a read is asked for less often anyway (ms). */
const longestPoll = 120_000;
/** So many failures in a row, whatever was asked, and the platform counts as down. */
const failuresOfHost = 5;
/** While it is down one failed poll is repeated in this time (ms). */
const pauseOfHost = 30_000;
/** Over so long the polls come back once it answers (ms). */
const spread = 3000;

type Failure = Pick<GatewayError, 'outcome'>;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  ask: () => unknown;
}

/** Repeats polls that failed: a failure slows a poll down and never ends it. */
export function createPolls(
  asleep: () => boolean = () => document.hidden || !navigator.onLine,
  random: () => number = Math.random,
  now: () => number = () => performance.now(),
) {
  const waiting = new Map<string, Waiting>();
  /** The last failure of each read, and how many there were in a row. */
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
    /** A poll has failed and asks again later. Several parts of a page may tell of the same failure. */
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
    /** Too many calls in a row have failed: whether it is back is asked once at a time. */
    isDown: () => failedInARow >= failuresOfHost,
    /** A read was answered: the platform is there, and what waits for it comes back. */
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

/** Milliseconds until the next turn after so many failures in a row: doubled from the second on, with a quarter of jitter either way. */
export function pollDelay(every: number, failures: number, random: number): number {
  if (failures === 0) return every;
  return Math.min(every * 2 ** (failures - 1), Math.max(every, longestPoll)) * (0.75 + random / 2);
}

export const polls = createPolls();
