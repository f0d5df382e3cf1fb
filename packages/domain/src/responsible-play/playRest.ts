import type { RestKind } from '../rules/restLengths.ts';

/** Player's rest from playing. Times are ms; a null `until` is permanent. */
export interface PlayRest {
  kind: RestKind;
  from: number;
  until: number | null;
}

const hour = 3_600_000;

const breakHours = 24;
export const coolOffDays = [7, 14, 30] as const;
/** Months of an exclusion; 0 is permanent. */
export const exclusionMonths = [6, 12, 60, 0] as const;

export const restLengths: Readonly<Record<RestKind, readonly number[]>> = {
  break: [breakHours],
  'cool-off': coolOffDays,
  exclusion: exclusionMonths,
};

/** Returns a rest that begins now; null for a length that is not among those to choose from. */
export function restOf(kind: RestKind, length: number, now: number, lengths = restLengths): PlayRest | null {
  if (!lengths[kind].includes(length)) return null;
  if (kind === 'exclusion') return { kind, from: now, until: length === 0 ? null : monthsOn(now, length) };
  return { kind, from: now, until: now + length * (kind === 'break' ? 1 : 24) * hour };
}

export const isResting = (rest: PlayRest | null, now: number): rest is PlayRest =>
  rest !== null && (rest.until === null || now < rest.until);

/** Returns the longer rest, so that a short one cannot replace a long one. */
export function longerRest(held: PlayRest | null, asked: PlayRest, now: number): PlayRest {
  if (!isResting(held, now)) return asked;
  if (held.until === null) return held;
  return asked.until === null || asked.until > held.until ? asked : held;
}

/** Days missing in the target month become the first after it, never earlier than requested. */
function monthsOn(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
