import { addDays, dayOf, dayStart, firstOfMonth, mondayOf, type Span } from '../base/calendar.ts';
import type { Cycle } from './contractTerms.ts';

const minute = 60_000;

/** Returns the period that contains a moment, in the platform's time zone. Source: AGT-12. */
export function periodAt(cycle: Cycle, moment: number, timeZone: string): Span {
  const today = dayOf(moment, timeZone);
  const days = (from: string, to: string): Span => ({ from: dayStart(from, timeZone), to: dayStart(to, timeZone) });
  switch (cycle) {
    case 'five-minutes':
      return partOf(days(today, addDays(today, 1)), moment, 5 * minute);
    case 'hourly':
      return partOf(days(today, addDays(today, 1)), moment, 60 * minute);
    case 'daily':
      return days(today, addDays(today, 1));
    case 'weekly':
      return days(mondayOf(today), addDays(mondayOf(today), 7));
    case 'semi-monthly': {
      const first = firstOfMonth(today);
      const second = addDays(first, 15);
      return today < second ? days(first, second) : days(second, firstOfMonth(today, 1));
    }
    case 'monthly':
      return days(firstOfMonth(today), firstOfMonth(today, 1));
  }
}

/** Returns the last periods completed before a moment, latest first. */
export function periodsBefore(cycle: Cycle, moment: number, timeZone: string, count: number): readonly Span[] {
  const periods: Span[] = [];
  for (let before = periodAt(cycle, moment, timeZone).from; periods.length < count; ) {
    const period = periodAt(cycle, before - 1, timeZone);
    periods.push(period);
    before = period.from;
  }
  return periods;
}

export function nextPeriodStart(cycle: Cycle, moment: number, timeZone: string): number {
  const { from, to } = periodAt(cycle, moment, timeZone);
  return from === moment ? from : to;
}

/** Parts count from the start of the day, so hours stay whole across clock changes; the last part may be shorter. */
function partOf({ from, to }: Span, moment: number, length: number): Span {
  const start = from + Math.floor((moment - from) / length) * length;
  return { from: start, to: Math.min(start + length, to) };
}
