import { addDays, dayOf, dayStart, type Span } from '../base/calendar.ts';

/** When a brand's customer service answers, every day. */
export interface ServiceHours {
  /** HH:MM by the clocks of the zone; `to` may be 24:00, and lies on the next day where it is not after `from`. */
  from: string;
  to: string;
  /** IANA name. */
  timeZone: string;
  /** Minutes until the first answer, as a rule; null where the brand does not say. */
  firstAnswer: number | null;
}

/** Whether customer service answers at a moment, or when it next does. Both in ms since 1970. */
export type ServiceState = { open: true } | { open: false; from: number };

export function serviceState(hours: ServiceHours, now: number): ServiceState {
  const today = dayOf(now, hours.timeZone);
  const spans = [-1, 0, 1].map((later) => spanOf(addDays(today, later), hours));
  if (spans.some(({ from, to }) => from <= now && now < to)) return { open: true };
  return { open: false, from: Math.min(...spans.map(({ from }) => from).filter((from) => from > now)) };
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
