/** Time span, ms since 1970; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Cache of day starts by day and zone: Intl is slow, and the same few days are asked for repeatedly. */
const starts = new Map<string, number>();
const mostStarts = 5_000;

const firstMoment = Date.UTC(2000, 0, 1);
const firstMomentAfter = Date.UTC(2200, 0, 1);

/**
 * Reports whether milliseconds are plausible as a platform's time: not zero, and not seconds mistaken for ms (FLT-087).
 */
export const isMoment = (ms: number): boolean => Number.isSafeInteger(ms) && ms >= firstMoment && ms < firstMomentAfter;

export function readTimeZone(name: unknown): string {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return 'UTC';
  try {
    formatOf(name);
    return name;
  } catch {
    return 'UTC';
  }
}

/** Parses a calendar day, yyyy-MM-dd, from 1900 to 2999; null for anything else, such as 30 February. */
export function readDay(text: unknown): string | null {
  if (typeof text !== 'string' || !/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== text ? null : text;
}

export function addDays(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}

export function firstOfMonth(of: string, later = 0): string {
  const [year = 0, month = 1] = of.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

export function mondayOf(of: string): string {
  return addDays(of, -((new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the calendar day (yyyy-MM-dd) of a moment (ms) in a time zone. */
export function dayOf(moment: number, timeZone: string): string {
  return localTime(moment, timeZone).toISOString().slice(0, 10);
}

/**
 * Returns the start of a day in a zone, ms since 1970. If clocks skip midnight it is the first moment of the day; a day
 * that a zone skipped starts with the following day.
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

function offsetAt(moment: number, timeZone: string): number {
  return localTime(moment, timeZone).getTime() - Math.floor(moment / 1000) * 1000;
}

/** Returns the wall-clock time of a moment (ms) in a time zone, as `yyyy-MM-ddTHH:mm`. */
export const wallTime = (moment: number, timeZone: string): string =>
  localTime(moment, timeZone).toISOString().slice(0, 16);

/**
 * Returns the moment (ms) of a wall-clock time, `yyyy-MM-ddTHH:mm`, in a time zone; the first one where clocks are put
 * back, and null for text of another form.
 */
export function momentAtWall(wall: string, timeZone: string): number | null {
  const plain = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  if (Number.isNaN(plain)) return null;
  const candidates = [plain - day, plain + day].map((around) => plain - offsetAt(around, timeZone));
  return candidates.find((moment) => wallTime(moment, timeZone) === wall) ?? candidates[0] ?? null;
}

/** Returns the zone's wall-clock time as if it were UTC. */
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
