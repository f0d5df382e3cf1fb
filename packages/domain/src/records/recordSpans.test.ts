import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../base/calendar.ts';
import { checkRange, daysOf, readDates, recordPresets, spanOf } from './recordSpans.ts';

/** 01:30 of the 22nd in Karachi, still the 21st in UTC. */
const late = Date.UTC(2026, 10, 21, 20, 30);

test.each([
  ['today', 'Asia/Karachi', '2026-11-22', '2026-11-22'],
  ['today', 'UTC', '2026-11-21', '2026-11-21'],
  ['yesterday', 'Asia/Karachi', '2026-11-21', '2026-11-21'],
  ['7', 'UTC', '2026-11-15', '2026-11-21'],
  ['30', 'UTC', '2026-10-23', '2026-11-21'],
] as const)('MEM-08 %s in %s is %s to %s on the platform’s clock', (preset, zone, first, last) => {
  expect(daysOf({ preset }, late, zone)).toEqual({ first, last });
  const { from, to } = spanOf({ preset }, late, zone);
  expect(spanOf({ first, last }, 0, zone)).toEqual({ from, to });
  expect(Math.round((to - from) / 86_400_000)).toBe(preset === '7' ? 7 : preset === '30' ? 30 : 1);
});

test('MEM-08 a preset holds now, or ends with the day before', () => {
  const anyTime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(
      fc.constantFrom(...recordPresets),
      anyTime,
      fc.constantFrom('UTC', 'Asia/Karachi', 'America/New_York'),
      (preset, now, zone) => {
        const { from, to } = spanOf({ preset }, now, zone);
        expect(from).toBeLessThan(to);
        expect(now >= from && now < to).toBe(preset !== 'yesterday');
        if (preset === 'yesterday') expect(to).toBeLessThanOrEqual(now);
        // The span stays the same until midnight.
        expect(spanOf({ preset }, to - 1, zone).from === from).toBe(preset !== 'yesterday');
      },
    ),
  );
});

test.each([
  ['2026-11-01', '2026-11-07', null],
  ['2026-11-21', '2026-11-21', null],
  ['2026-11-22', '2026-11-22', 'future'],
  ['2026-11-20', '2026-11-30', null],
  ['2026-11-07', '2026-11-01', 'order'],
  ['2026-11-31', '2026-12-01', 'first'],
  ['', '2026-12-01', 'first'],
  ['2026-11-01', 'soon', 'last'],
  ['2025-11-21', '2026-11-21', null],
  ['2025-11-20', '2026-11-21', 'long'],
])('MEM-17 a range from %j to %j is wrong by %j', (first, last, problem) => {
  expect(checkRange(first, last, '2026-11-21')).toBe(problem);
});

test.each([
  [{ days: '7', first: null, last: null }, { preset: '7' }],
  [{ days: 'today', first: '2026-11-01', last: '2026-11-02' }, { preset: 'today' }],
  [
    { days: null, first: '2026-11-01', last: '2026-11-02' },
    { first: '2026-11-01', last: '2026-11-02' },
  ],
  [{ days: '8', first: null, last: null }, null],
  [{ days: null, first: '2026-11-02', last: '2026-11-01' }, null],
  [{ days: null, first: '2026-02-30', last: '2026-03-01' }, null],
  [{ days: null, first: '2020-01-01', last: '2026-03-01' }, null],
  [{ days: ['7'], first: 1, last: {} }, null],
])('MEM-17 %j says %j', (value, dates) => {
  expect(readDates(value)).toEqual(dates);
});

test('MEM-17 whatever stands in an address is dates or nothing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (days, first, last) => {
      const dates = readDates({ days, first, last });
      if (dates && 'first' in dates) expect(dates.last <= addDays(dates.first, 365)).toBe(true);
    }),
  );
});
