const minute = 60_000;
const longestMinutes = 10;
/** A longer way back says nothing of the code's age: the device may have slept. */
const longestHalfTrip = 5000;

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
 * the round trip, five seconds at most, because the code is as old as the way back. Between one minute and ten. Source: section 4.
 */
export function codeDeadline({ askedAt, answeredAt, expiredMinutes }: CodeAnswer): number {
  const told = expiredMinutes !== null && !Number.isNaN(expiredMinutes) ? expiredMinutes : 1;
  const halfTrip = Math.min(Math.max(0, answeredAt - askedAt) / 2, longestHalfTrip);
  return answeredAt + minute * Math.min(Math.max(told, 1), longestMinutes) - halfTrip;
}
