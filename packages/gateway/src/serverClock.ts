export interface ServerClock {
  /** The server's time, milliseconds since 1970; this machine's own until an answer told better. */
  now: () => number;
  /** Learns from an answer's Date header; `sent` and `received` are this machine's milliseconds around it. */
  learn: (header: string | null, sent: number, received: number) => void;
}

/**
 * Keeps the server's time beside a clock that may be wrong. A Date header counts whole seconds, so each answer gives a range
 * for the difference; ranges are narrowed against each other, and one that contradicts them (a clock was set) starts anew.
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
