export interface ServerClock {
  /** Returns the server's time, ms since 1970; local time before the first response. */
  now: () => number;
  /** Learns from a Date header; `sent` and `received` are local milliseconds around the request. */
  learn: (header: string | null, sent: number, received: number) => void;
}

/**
 * Estimates the server's time. A Date header has whole seconds, so each response gives a range for the offset; ranges
 * are intersected, and one that contradicts them (a clock was set) starts anew.
 */
export function createServerClock(local: () => number): ServerClock {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return {
    now: () => local() + (Number.isFinite(low) ? Math.round((low + high) / 2) : 0),
    learn(header, sent, received) {
      const date = Date.parse(header ?? '');
      if (Number.isNaN(date)) return;
      const from = date - received;
      const to = date + 1000 - sent;
      const agrees = Math.max(low, from) <= Math.min(high, to);
      low = agrees ? Math.max(low, from) : from;
      high = agrees ? Math.min(high, to) : to;
    },
  };
}
