import { addDays, dayOf, dayStart, readDay, type Span } from '../base/calendar.ts';

export const recordPresets = ['today', 'yesterday', '7', '30'] as const;
export type RecordPreset = (typeof recordPresets)[number];

/** Preset, or a range of calendar days (yyyy-MM-dd) including both ends. */
export type RecordDates = { preset: RecordPreset } | { first: string; last: string };

export const longestRange = 366;

export type RangeProblem = 'first' | 'last' | 'order' | 'future' | 'long';

/** Validates a typed range; null if valid. `today` is the platform's day, yyyy-MM-dd. */
export function checkRange(first: string, last: string, today: string): RangeProblem | null {
  if (readDay(first) === null) return 'first';
  if (readDay(last) === null) return 'last';
  if (first > last) return 'order';
  if (first > today) return 'future';
  return addDays(first, longestRange) <= last ? 'long' : null;
}

/** Resolves dates to days. `now` is the platform's clock (ms), the zone that of the viewer. */
export function daysOf(dates: RecordDates, now: number, timeZone: string): { first: string; last: string } {
  if (!('preset' in dates)) return { first: dates.first, last: dates.last };
  const today = dayOf(now, timeZone);
  if (dates.preset === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) };
  const back = dates.preset === 'today' ? 0 : Number(dates.preset) - 1;
  return { first: addDays(today, -back), last: today };
}

/** Resolves dates to moments: whole days of the zone, so that the span stays the same until midnight. */
export function spanOf(dates: RecordDates, now: number, timeZone: string): Span {
  const { first, last } = daysOf(dates, now, timeZone);
  return { from: dayStart(first, timeZone), to: dayStart(addDays(last, 1), timeZone) };
}

export function readDates(value: { days: unknown; first: unknown; last: unknown }): RecordDates | null {
  const preset = recordPresets.find((one) => one === value.days);
  if (preset) return { preset };
  const [first, last] = [readDay(value.first), readDay(value.last)];
  if (first === null || last === null || checkRange(first, last, last) !== null) return null;
  return { first, last };
}
