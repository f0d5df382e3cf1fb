import { addDays } from './dates.ts';

/** Date names of a locale, always Gregorian and in Latin digits, like the records. */
export interface DateWords {
  /** First day of the week; 0 is Sunday. */
  firstDay: number;
  weekdays: readonly { short: string; long: string }[];
  month: (date: string) => string;
  day: (date: string) => string;
}

/** Returns date names for a BCP 47 `locale`, ignoring its own calendar and digits. */
export function dateWords(locale: string): DateWords {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    return (date: string) => format.format(Date.parse(`${date}T00:00:00Z`));
  };
  const firstDay = firstDayOf(locale);
  const week = Array.from({ length: 7 }, (_, at) => addDays(aSunday, firstDay + at));
  const long = week.map(write({ weekday: 'long' }));
  const short = week.map(write({ weekday: 'short' }));
  // Arabic has no short names, and its long ones do not fit above a column.
  const fits = short.every((name) => name.length <= 6);
  const brief = fits ? short : week.map(write({ weekday: 'narrow' }));
  return {
    firstDay,
    weekdays: long.map((name, at) => ({ short: brief[at] ?? name, long: name })),
    month: write({ year: 'numeric', month: 'long' }),
    day: write({ dateStyle: 'full' }),
  };
}

const aSunday = '2026-03-01';

interface WeekInfo {
  /** First day of the week: 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** Reads the week info: a property in older browsers, a method in newer ones; Monday if neither exists. */
function firstDayOf(tag: string): number {
  const locale: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
