/** What keeps a player from playing: a break of hours, a cool-off of days, an exclusion of months. Source: RSP-04. */
export const restKinds = ['break', 'cool-off', 'exclusion'] as const;
export type RestKind = (typeof restKinds)[number];

/** A rest that a player takes. Times in ms; without `until` it is for good. */
export interface PlayRest {
  kind: RestKind;
  from: number;
  until: number | null;
}

const hour = 3_600_000;

/** Hours of a break. */
export const breakHours = 24;
/** Days that a cool-off may take. */
export const coolOffDays = [7, 14, 30] as const;
/** Months that an exclusion may take; 0 is for good. */
export const exclusionMonths = [6, 12, 60, 0] as const;

/** The lengths that a kind of rest is offered in: hours, days or months by kind. */
export const restLengths: Readonly<Record<RestKind, readonly number[]>> = {
  break: [breakHours],
  'cool-off': coolOffDays,
  exclusion: exclusionMonths,
};

/** A rest that begins now; null for a length that is not offered. */
export function restOf(kind: RestKind, length: number, now: number): PlayRest | null {
  if (!restLengths[kind].includes(length)) return null;
  if (kind === 'exclusion') return { kind, from: now, until: length === 0 ? null : monthsOn(now, length) };
  return { kind, from: now, until: now + length * (kind === 'break' ? 1 : 24) * hour };
}

/** Whether it goes on at `now`. */
export const isResting = (rest: PlayRest | null, now: number): rest is PlayRest =>
  rest !== null && (rest.until === null || now < rest.until);

/** Of two rests the one that lasts longer: a shorter one would be a way out of a longer. */
export function longerRest(held: PlayRest | null, asked: PlayRest, now: number): PlayRest {
  if (!isResting(held, now)) return asked;
  if (held.until === null) return held;
  return asked.until === null || asked.until > held.until ? asked : held;
}

/** A day that the month does not have is the first after it: never earlier than was asked for. */
function monthsOn(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
