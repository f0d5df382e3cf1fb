const minute = 60_000;
const longestMinutes = 60;

export interface CodeAnswer {
  /** When the code was asked for, ms since 1970. */
  askedAt: number;
  /** When the answer came, ms since 1970. */
  answeredAt: number;
  /** How long the code holds; null when it was not said. */
  expiredMinutes: number | null;
}

/**
 * When the next code may be asked for (ms since 1970): as long as the code holds, one minute when that is not said, less half
 * the round trip, because the code is as old as the way back. Never in the past, never more than an hour off. Source: section 4.
 */
export function codeDeadline({ askedAt, answeredAt, expiredMinutes }: CodeAnswer): number {
  const told = expiredMinutes !== null && Number.isFinite(expiredMinutes) && expiredMinutes > 0 ? expiredMinutes : 1;
  const wait = minute * Math.min(told, longestMinutes) - Math.max(0, answeredAt - askedAt) / 2;
  return answeredAt + Math.max(1000, wait);
}
