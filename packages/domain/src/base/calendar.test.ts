import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, dayStart, firstOfMonth, mondayOf, readDay, readTimeZone } from './calendar.ts';

const zones = [
  'UTC',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
/** Days that zones skipped when they moved across the date line. */
const skipped: Record<string, string> = { 'Pacific/Apia': '2011-12-30', 'Pacific/Kiritimati': '1994-12-31' };
const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

test.each([
  ['2026-11-21', '2026-11-21'],
  ['1999-12-31', '1999-12-31'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['1900-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-04-31', null],
  ['1899-12-31', null],
  ['3000-01-01', null],
  ['2026-1-1', null],
  ['2026-11-21T00:00', null],
  ['+002026-11-21', null],
  ['', null],
  [20_261_121, null],
  [null, null],
])('MEM-17 the day %j is read as %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['Asia/Karachi', 'Asia/Karachi'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Nowhere/City', 'UTC'],
  ['', 'UTC'],
  ['__proto__', 'UTC'],
  [42, 'UTC'],
  [undefined, 'UTC'],
])('MEM-17 the zone %j is read as %j', (name, read) => {
  expect(readTimeZone(name)).toBe(read);
});

describe('MEM-17 a day begins where the clocks of the person hang', () => {
  test.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-11-21', 'Asia/Karachi', '2026-11-20T19:00:00Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
    // Days with 23 and 25 hours.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
    // No midnight: clocks went from 23:59:59 to 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    // Two midnights: at the first, clocks went back to 23:00.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    // Samoa skipped a Friday.
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('%s in %s begins at %s', (day, timeZone, moment) => {
    expect(new Date(dayStart(day, timeZone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  test('in any zone the days follow each other, and a day holds its own beginning', () => {
    fc.assert(
      fc.property(someDay, zone, (day, timeZone) => {
        const following = addDays(day, 1);
        if ([day, following].includes(skipped[timeZone] ?? '')) return;
        const start = dayStart(day, timeZone);
        const next = dayStart(following, timeZone);
        expect(next - start).toBeGreaterThanOrEqual(22 * 3_600_000);
        expect(next - start).toBeLessThanOrEqual(26 * 3_600_000);
        expect(dayOf(start, timeZone)).toBe(day);
        expect(dayOf(start - 1, timeZone) < day).toBe(true);
        expect(dayOf(next, timeZone)).toBe(following);
      }),
      { numRuns: 600, examples: [['1994-12-30', 'Pacific/Kiritimati']] },
    );
  });
});

test.each([
  ['2026-11-21', '2026-11-16', '2026-11-01', '2026-12-01'],
  ['2026-11-16', '2026-11-16', '2026-11-01', '2026-12-01'],
  ['2026-03-01', '2026-02-23', '2026-03-01', '2026-04-01'],
  ['2024-12-31', '2024-12-30', '2024-12-01', '2025-01-01'],
])('MEM-10 %s is in the week of %s and the month from %s to %s', (day, monday, first, next) => {
  expect([mondayOf(day), firstOfMonth(day), firstOfMonth(day, 1)]).toEqual([monday, first, next]);
});
