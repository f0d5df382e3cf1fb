/** Gregorian days as `YYYY-MM-DD` from the year 1000 on, so that text order is date order. */
export interface DateSpan {
  from: string;
  /** Last day, inclusive. */
  to: string;
}

export const everyDay: DateSpan = { from: '1000-01-01', to: '2999-12-31' };

const dayMs = 86_400_000;
const toMs = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const isDate = (text: string) =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toMs(text)) && toDate(toMs(text)) === text;

export const addDays = (date: string, days: number) => toDate(toMs(date) + days * dayMs);

export const daysBetween = (from: string, to: string) => Math.round((toMs(to) - toMs(from)) / dayMs);

/** Returns the number of days in a span, both ends included. */
export const lengthOf = ({ from, to }: DateSpan) => daysBetween(from, to) + 1;

export const monthOf = (date: string) => `${date.slice(0, 7)}-01`;

export function addMonths(date: string, months: number): string {
  const first = new Date(toMs(monthOf(date)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(toDate(first.getTime()), Math.min(Number(date.slice(8)), last) - 1);
}

export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Returns the weekday; 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(toMs(date)).getUTCDay();

export function weekOf(date: string, firstDay: number): DateSpan {
  const from = addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** Returns six weeks for any month, so that a calendar keeps its height. */
export function monthWeeks(month: string, firstDay: number): string[][] {
  const { from } = weekOf(monthOf(month), firstDay);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(from, week * 7 + day)));
}

export const clampDate = (date: string, { from, to }: DateSpan) => (date < from ? from : date > to ? to : date);

export const isWithin = (date: string, { from, to }: DateSpan) => date >= from && date <= to;

export const spanOf = (one: string, other: string): DateSpan =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** Returns the days that can complete a span with `first`, or start one if it is null. */
export function reachOf(limits: DateSpan, maxDays: number | undefined, first: string | null): DateSpan {
  if (first === null || maxDays === undefined) return limits;
  return {
    from: clampDate(addDays(first, 1 - maxDays), limits),
    to: clampDate(addDays(first, maxDays - 1), limits),
  };
}

export interface MoveOptions {
  firstDay: number;
  rtl: boolean;
  /** With Shift, Page Up and Page Down move by years. */
  shift: boolean;
}

/** Returns the date a key moves to by the ARIA date picker pattern; null for other keys. */
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
