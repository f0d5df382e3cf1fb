import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../base/calendar.ts';
import { nextPeriodStart, periodAt, periodsBefore } from './contractCycles.ts';
import { cycles } from './contractTerms.ts';

const zones = [
  ...['UTC', 'Asia/Manila', 'Asia/Kathmandu', 'America/New_York', 'America/Sao_Paulo', 'Asia/Beirut'],
  ...['Africa/Cairo', 'Pacific/Apia', 'Australia/Lord_Howe'],
];
const hour = 3_600_000;

test.each([
  ['five-minutes', '2024-11-07T10:23:45Z', 'Asia/Manila', '2024-11-07T10:20:00Z', '2024-11-07T10:25:00Z'],
  ['hourly', '2024-11-07T10:23:45Z', 'Asia/Kathmandu', '2024-11-07T10:15:00Z', '2024-11-07T11:15:00Z'],
  ['daily', '2024-11-07T17:00:00Z', 'Asia/Manila', '2024-11-07T16:00:00Z', '2024-11-08T16:00:00Z'],
  ['weekly', '2024-11-10T23:59:59Z', 'UTC', '2024-11-04T00:00:00Z', '2024-11-11T00:00:00Z'],
  ['semi-monthly', '2024-11-15T15:59:59Z', 'Asia/Manila', '2024-10-31T16:00:00Z', '2024-11-15T16:00:00Z'],
  ['semi-monthly', '2024-11-15T16:00:00Z', 'Asia/Manila', '2024-11-15T16:00:00Z', '2024-11-30T16:00:00Z'],
  ['semi-monthly', '2024-02-29T12:00:00Z', 'UTC', '2024-02-16T00:00:00Z', '2024-03-01T00:00:00Z'],
  ['monthly', '2024-12-31T12:00:00Z', 'UTC', '2024-12-01T00:00:00Z', '2025-01-01T00:00:00Z'],
  // The clocks go forward on 10 March and back on 3 November.
  ['semi-monthly', '2024-03-10T12:00:00Z', 'America/New_York', '2024-03-01T05:00:00Z', '2024-03-16T04:00:00Z'],
  ['semi-monthly', '2024-11-03T12:00:00Z', 'America/New_York', '2024-11-01T04:00:00Z', '2024-11-16T05:00:00Z'],
  ['daily', '2024-03-10T12:00:00Z', 'America/New_York', '2024-03-10T05:00:00Z', '2024-03-11T04:00:00Z'],
  ['hourly', '2024-11-03T06:30:00Z', 'America/New_York', '2024-11-03T06:00:00Z', '2024-11-03T07:00:00Z'],
] as const)('AGT-12 the %s period at %s in %s is %s to %s', (cycle, moment, zone, from, to) => {
  expect(periodAt(cycle, Date.parse(moment), zone)).toEqual({ from: Date.parse(from), to: Date.parse(to) });
});

test('AGT-12 periods follow each other without gap or overlap, whatever the clocks do', () => {
  const moment = fc.integer({ min: Date.parse('2010-01-01T00:00:00Z'), max: Date.parse('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...cycles), moment, fc.constantFrom(...zones), (cycle, now, zone) => {
      const period = periodAt(cycle, now, zone);
      expect(period.from <= now && now < period.to).toBe(true);
      expect(periodAt(cycle, period.from, zone)).toEqual(period);
      expect(periodAt(cycle, period.to - 1, zone)).toEqual(period);
      expect(periodAt(cycle, period.to, zone).from).toBe(period.to);
      expect(periodsBefore(cycle, now, zone, 3)[0]?.to).toBe(period.from);
      expect(nextPeriodStart(cycle, period.from, zone)).toBe(period.from);
      expect(nextPeriodStart(cycle, period.from + 1, zone)).toBe(period.to);
      if (cycle === 'semi-monthly') expect(['01', '16']).toContain(dayOf(period.from, zone).slice(8));
    }),
    { numRuns: 600 },
  );
});

test('AGT-12 a day on which clocks are changed has 23 or 25 hourly periods', () => {
  const count = (day: string) => {
    const { from, to } = periodAt('daily', Date.parse(day), 'America/New_York');
    return (to - from) / hour;
  };
  expect([count('2024-03-10T12:00Z'), count('2024-11-03T12:00Z'), count('2024-06-01T12:00Z')]).toEqual([23, 25, 24]);
});
