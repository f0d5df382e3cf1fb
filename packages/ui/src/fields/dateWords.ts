import { addDays } from './dates.ts';

/** How a locale writes the days: always of the Gregorian calendar and in Latin digits, as the records are. */
export interface DateWords {
  /** On which day weeks begin; 0 is Sunday. */
  firstDay: number;
  /** In the order of the week. */
  weekdays: readonly { short: string; long: string }[];
  month: (date: string) => string;
  day: (date: string) => string;
}

/** `locale` is BCP 47; its own calendar and digits do not count. */
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
  // Arabic has no short names and would not fit above a column of figures.
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
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** Browsers that came early have a property, later ones a method, some neither: there a week begins on Monday. */
function firstDayOf(tag: string): number {
  const locale: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
