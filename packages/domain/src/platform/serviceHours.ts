import { addDays, dayOf, dayStart, type Span } from '../base/calendar.ts';

export interface ServiceHours {
  /** HH:MM in the zone; `to` may be 24:00, and is on the next day if it is not after `from`. */
  from: string;
  to: string;
  timeZone: string;
  /** Typical minutes until the first reply; null if the brand does not specify it. */
  firstAnswer: number | null;
}

/** Times are ms since 1970. */
export type ServiceState = { open: true } | ({ open: false } & Span);

export function serviceState(hours: ServiceHours, now: number): ServiceState {
  const today = dayOf(now, hours.timeZone);
  const spans = [-1, 0, 1].map((later) => spanOf(addDays(today, later), hours));
  if (spans.some(({ from, to }) => from <= now && now < to)) return { open: true };
  const next = spans.filter(({ from }) => from > now).toSorted((one, other) => one.from - other.from)[0];
  return { open: false, from: now, to: now, ...next };
}

const minute = 60_000;
const minutesOfADay = 1_440;

function spanOf(day: string, { from, to, timeZone }: ServiceHours): Span {
  const begin = dayStart(day, timeZone) + minutes(from) * minute;
  const length = (minutes(to) - minutes(from) + minutesOfADay) % minutesOfADay || minutesOfADay;
  return { from: begin, to: begin + length * minute };
}

function minutes(time: string): number {
  const [hour = 0, rest = 0] = time.split(':').map(Number);
  return hour * 60 + rest;
}
