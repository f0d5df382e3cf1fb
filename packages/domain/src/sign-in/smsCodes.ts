const minute = 60_000;
const longestMinutes = 10;
/** A longer round trip does not reflect the code's age: the device may have slept. */
const longestHalfTrip = 5000;

/** Times are ms since 1970. */
export interface CodeAnswer {
  askedAt: number;
  answeredAt: number;
  expiredMinutes: number | null;
}

/**
 * Returns when the next code may be requested (ms since 1970): the code's lifetime, one minute if unknown, within one
 * and ten minutes, less half the round trip (five seconds at most), since the code aged on its way. Source: section 4.
 */
export function codeDeadline({ askedAt, answeredAt, expiredMinutes }: CodeAnswer): number {
  const told = expiredMinutes !== null && !Number.isNaN(expiredMinutes) ? expiredMinutes : 1;
  const halfTrip = Math.min(Math.max(0, answeredAt - askedAt) / 2, longestHalfTrip);
  return answeredAt + minute * Math.min(Math.max(told, 1), longestMinutes) - halfTrip;
}
