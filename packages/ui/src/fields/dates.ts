/** Days of the Gregorian calendar as `YYYY-MM-DD`, from the year 1000 on: their order is that of their text. */
export interface DateSpan {
  from: string;
  /** The last day itself is in it. */
  to: string;
}

/** All days that there are here. */
export const everyDay: DateSpan = { from: '1000-01-01', to: '2999-12-31' };

const dayMs = 86_400_000;
const toMs = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that exists. */
export const isDate = (text: string) =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && toDate(toMs(text)) === text;

export const addDays = (date: string, days: number) => toDate(toMs(date) + days * dayMs);

/** How many days lie between two days; 1 from one to the next. */
export const daysBetween = (from: string, to: string) => Math.round((toMs(to) - toMs(from)) / dayMs);

/** Whole days of a span, its ends among them. */
export const lengthOf = ({ from, to }: DateSpan) => daysBetween(from, to) + 1;

/** The first of the month of a day. */
export const monthOf = (date: string) => `${date.slice(0, 7)}-01`;

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(date: string, months: number): string {
  const first = new Date(toMs(monthOf(date)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(toDate(first.getTime()), Math.min(Number(date.slice(8)), last) - 1);
}

/** How many months lie between the months of two days. */
export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(toMs(date)).getUTCDay();

/** The week of a day; `firstDay` as in `weekdayOf`. */
export function weekOf(date: string, firstDay: number): DateSpan {
  const from = addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** Six weeks around a month, whatever the month, so that a calendar keeps its height. */
export function monthWeeks(month: string, firstDay: number): string[][] {
  const { from } = weekOf(monthOf(month), firstDay);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(from, week * 7 + day)));
}

/** The nearest day of the span. */
export const clampDate = (date: string, { from, to }: DateSpan) => (date < from ? from : date > to ? to : date);

export const isWithin = (date: string, { from, to }: DateSpan) => date >= from && date <= to;

/** From the earlier to the later. */
export const spanOf = (one: string, other: string): DateSpan =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** The days that may end a span which begins or ends at `first`, or that may begin one while there is no first. */
export function reachOf(limits: DateSpan, maxDays: number | undefined, first: string | null): DateSpan {
  if (first === null || maxDays === undefined) return limits;
  return {
    from: clampDate(addDays(first, 1 - maxDays), limits),
    to: clampDate(addDays(first, maxDays - 1), limits),
  };
}

export interface MoveOptions {
  firstDay: number;
  /** The arrows are mirrored. */
  rtl: boolean;
  /** Page Up and Page Down go by years. */
  shift: boolean;
}

/** Where a key leads in a calendar, as the date picker of the ARIA practices has it; null for any other key. */
export function moveDate(date: string, key: string, { firstDay, rtl, shift }: MoveOptions): string | null {
  const week = weekOf(date, firstDay);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, rtl ? 1 : -1);
    case 'ArrowRight':
      return addDays(date, rtl ? -1 : 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return week.from;
    case 'End':
      return week.to;
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}
