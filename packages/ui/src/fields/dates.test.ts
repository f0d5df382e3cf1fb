import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  daysBetween,
  everyDay,
  isDate,
  isWithin,
  lengthOf,
  monthOf,
  monthsBetween,
  monthWeeks,
  moveDate,
  reachOf,
  spanOf,
  weekdayOf,
  weekOf,
} from './dates.ts';

const day = fc.integer({ min: -30_000, max: 80_000 }).map((days) => addDays('1970-01-01', days));
const weekday = fc.integer({ min: 0, max: 6 });

describe('UI-01 a day of the calendar', () => {
  test.each([
    ['2026-03-14', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-3-14', false],
    ['0026-03-14', false],
    ['today', false],
    ['', false],
  ])('"%s" exists: %s', (text, exists) => {
    expect(isDate(text)).toBe(exists);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-14', 0, '2026-03-14'],
  ])('%s and %i months is %s', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then);
  });

  test('days are counted over the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(lengthOf({ from: '2026-03-08', to: '2026-03-14' })).toBe(7);
    expect(monthsBetween('2025-11-30', '2026-02-01')).toBe(3);
  });

  test('going there and back leads to where it began', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('adding months lands in that month, on a day that exists and is no later in it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (date, months) => {
        const then = addMonths(date, months);
        expect(isDate(then)).toBe(true);
        expect(monthsBetween(date, then)).toBe(months);
        expect(then.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});

describe('UI-01 the grid of a month', () => {
  test('February 2026 begins on a Sunday', () => {
    const [first] = monthWeeks('2026-02-10', 0);
    expect(first?.[0]).toBe('2026-02-01');
    expect(monthWeeks('2026-02-10', 1)[0]?.[6]).toBe('2026-02-01');
    expect(monthWeeks('2026-02-10', 6)[0]?.[1]).toBe('2026-02-01');
  });

  test('holds each day of the month once, in order, under its weekday', () => {
    fc.assert(
      fc.property(day, weekday, (date, firstDay) => {
        const weeks = monthWeeks(date, firstDay);
        const days = weeks.flat().filter((one) => monthOf(one) === monthOf(date));
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(days[0]).toBe(monthOf(date));
        expect(days).toHaveLength(daysBetween(monthOf(date), addMonths(monthOf(date), 1)));
        expect(days).toContain(date);
        for (const week of weeks)
          week.forEach((one, at) => {
            expect(weekdayOf(one)).toBe((firstDay + at) % 7);
          });
      }),
    );
  });

  test('a week begins on its first day and holds its day', () => {
    fc.assert(
      fc.property(day, weekday, (date, firstDay) => {
        const week = weekOf(date, firstDay);
        expect(weekdayOf(week.from)).toBe(firstDay);
        expect(lengthOf(week)).toBe(7);
        expect(isWithin(date, week)).toBe(true);
      }),
    );
  });
});

describe('UI-01 the keys of a calendar', () => {
  const by = { firstDay: 1, rtl: false, shift: false };
  test.each([
    ['ArrowLeft', {}, '2026-03-13'],
    ['ArrowRight', {}, '2026-03-15'],
    ['ArrowLeft', { rtl: true }, '2026-03-15'],
    ['ArrowRight', { rtl: true }, '2026-03-13'],
    ['ArrowUp', {}, '2026-03-07'],
    ['ArrowDown', {}, '2026-03-21'],
    ['Home', {}, '2026-03-09'],
    ['End', {}, '2026-03-15'],
    ['Home', { firstDay: 0 }, '2026-03-08'],
    ['End', { firstDay: 6 }, '2026-03-20'],
    ['PageUp', {}, '2026-02-14'],
    ['PageDown', {}, '2026-04-14'],
    ['PageUp', { shift: true }, '2025-03-14'],
    ['PageDown', { shift: true }, '2027-03-14'],
    ['Enter', {}, null],
  ])('%s %j leads from Saturday, 14 March to %s', (key, options, to) => {
    expect(moveDate('2026-03-14', key, { ...by, ...options })).toBe(to);
  });
});

describe('UI-01 the days within reach', () => {
  test('a second day lies within the longest span and within the limits', () => {
    const limits = { from: '2026-01-01', to: '2026-03-14' };
    expect(reachOf(limits, 7, null)).toBe(limits);
    expect(reachOf(limits, undefined, '2026-03-10')).toBe(limits);
    expect(reachOf(limits, 7, '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-14' });
    expect(reachOf(limits, 7, '2026-01-03')).toEqual({ from: '2026-01-01', to: '2026-01-09' });
    expect(clampDate('2027-01-01', limits)).toBe('2026-03-14');
  });

  test('whatever is within reach makes a span that is not too long', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), fc.integer({ min: -200, max: 200 }), (first, maxDays, days) => {
        const second = clampDate(addDays(first, days), reachOf(everyDay, maxDays, first));
        const span = spanOf(first, second);
        expect(span.from <= span.to).toBe(true);
        expect(lengthOf(span)).toBeLessThanOrEqual(maxDays);
      }),
    );
  });
});
