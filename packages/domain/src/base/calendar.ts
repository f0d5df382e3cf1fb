/** A stretch of time, ms since 1970; `to` is the first moment after it. */
export interface Span {
  from: number;
  to: number;
}

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** When days begin, by day and zone: asking the clocks of a zone is slow, and the same few days are asked for again and again. */
const starts = new Map<string, number>();
const mostStarts = 5_000;

const firstMoment = Date.UTC(2000, 0, 1);
const firstMomentAfter = Date.UTC(2200, 0, 1);

/** Whether milliseconds since 1970 can be a moment of a platform: not seconds taken for milliseconds, zero, or the year 55,000 (FLT-087). */
export const isMoment = (ms: number): boolean => Number.isSafeInteger(ms) && ms >= firstMoment && ms < firstMomentAfter;

/** The IANA name of a time zone that is known here, else UTC: an unknown name falls back. */
export function readTimeZone(name: unknown): string {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return 'UTC';
  try {
    formatOf(name);
    return name;
  } catch {
    return 'UTC';
  }
}

/** A calendar day, yyyy-MM-dd, from 1900 to 2999; null for anything else, such as 30 February. */
export function readDay(text: unknown): string | null {
  if (typeof text !== 'string' || !/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== text ? null : text;
}

/** The day (yyyy-MM-dd) so many days after another. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}

/** The first of the month of a day, so many months later. */
export function firstOfMonth(of: string, later = 0): string {
  const [year = 0, month = 1] = of.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(of: string): string {
  return addDays(of, -((new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The calendar day of a moment (ms) where the clocks of a zone hang. */
export function dayOf(moment: number, timeZone: string): string {
  return localTime(moment, timeZone).toISOString().slice(0, 10);
}

/**
 * When a calendar day begins in a zone, ms since 1970. Where clocks are changed at midnight it begins with whatever the
 * clocks show first; a day that a zone left out begins with the day after it.
 */
export function dayStart(of: string, timeZone: string): number {
  const name = `${of} ${timeZone}`;
  const kept = starts.get(name);
  if (kept !== undefined) return kept;
  if (starts.size >= mostStarts) starts.clear();
  const start = searchDayStart(of, timeZone);
  starts.set(name, start);
  return start;
}

function searchDayStart(of: string, timeZone: string): number {
  const plain = Date.parse(`${of}T00:00:00Z`);
  const around = [offsetAt(plain - day, timeZone), offsetAt(plain + day, timeZone)];
  const candidates = around.map((offset) => plain - offset).sort((a, b) => a - b);
  return candidates.find((moment) => dayOf(moment, timeZone) === of) ?? candidates[1] ?? plain;
}

/** What the clocks of a zone are ahead of UTC, ms. */
function offsetAt(moment: number, timeZone: string): number {
  return localTime(moment, timeZone).getTime() - Math.floor(moment / 1000) * 1000;
}

/** What the clocks of a zone show, as if they hung in Greenwich. */
function localTime(moment: number, timeZone: string): Date {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const figure = (name: string) => Number(part[name]);
  return new Date(
    Date.UTC(figure('year'), figure('month') - 1, figure('day'), figure('hour'), figure('minute'), figure('second')),
  );
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    ...({ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const),
    timeZone,
  });
  formats.set(timeZone, made);
  return made;
}
