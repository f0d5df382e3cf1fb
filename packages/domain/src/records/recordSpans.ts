import { addDays, dayOf, dayStart, readDay, type Span } from '../base/calendar.ts';

/** Days that can be named without a calendar. Source: section 9 (7 and 30 days). */
export const recordPresets = ['today', 'yesterday', '7', '30'] as const;
export type RecordPreset = (typeof recordPresets)[number];

/** The days a record shows: a preset, or a range of calendar days (yyyy-MM-dd), both of its ends included. */
export type RecordDates = { preset: RecordPreset } | { first: string; last: string };

/** The most days of a range: a year and its leap day. */
export const longestRange = 366;

export type RangeProblem = 'first' | 'last' | 'order' | 'future' | 'long';

/** What is wrong with a range of days as a person typed it; null when it can be shown. `today` is the platform's, yyyy-MM-dd. */
export function checkRange(first: string, last: string, today: string): RangeProblem | null {
  if (readDay(first) === null) return 'first';
  if (readDay(last) === null) return 'last';
  if (first > last) return 'order';
  if (first > today) return 'future';
  return addDays(first, longestRange) <= last ? 'long' : null;
}

/** The first and last day of what is shown. `now` is the platform's clock (ms), the zone that of the viewer. */
export function daysOf(dates: RecordDates, now: number, timeZone: string): { first: string; last: string } {
  if (!('preset' in dates)) return { first: dates.first, last: dates.last };
  const today = dayOf(now, timeZone);
  if (dates.preset === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) };
  const back = dates.preset === 'today' ? 0 : Number(dates.preset) - 1;
  return { first: addDays(today, -back), last: today };
}

/** The same as moments: whole days of the zone, so that it stays the same span until midnight. */
export function spanOf(dates: RecordDates, now: number, timeZone: string): Span {
  const { first, last } = daysOf(dates, now, timeZone);
  return { from: dayStart(first, timeZone), to: dayStart(addDays(last, 1), timeZone) };
}

/** Reads dates from `days`, or from `first` and `last`; null where they say nothing, or no range that can be shown. */
export function readDates(value: { days: unknown; first: unknown; last: unknown }): RecordDates | null {
  const preset = recordPresets.find((one) => one === value.days);
  if (preset) return { preset };
  const [first, last] = [readDay(value.first), readDay(value.last)];
  if (first === null || last === null || checkRange(first, last, last) !== null) return null;
  return { first, last };
}
