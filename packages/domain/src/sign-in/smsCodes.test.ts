import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeDeadline } from './smsCodes.ts';

test.each([
  ['a minute when nothing is said', null, 0, 60_000],
  ['what is said', 2, 0, 120_000],
  ['half the round trip less', 1, 800, 59_600],
  ['a minute for a fraction of one', 0.5, 0, 60_000],
  ['a fraction of a minute more', 1.5, 0, 90_000],
  ['a minute for nonsense', Number.NaN, 0, 60_000],
  ['a minute for zero', 0, 0, 60_000],
  ['a minute for less than nothing', -3, 0, 60_000],
  ['ten minutes at most', 1e9, 0, 600_000],
  ['ten minutes for ever', Number.POSITIVE_INFINITY, 0, 600_000],
  ['five seconds less after an answer that took 30 s', 2, 30_000, 115_000],
  ['five seconds less at most, after an answer that took longer than the code holds', 1, 300_000, 55_000],
])('SMS-01 FLT-086 FLT-106 the wait is %s', (_, expiredMinutes, trip, wait) => {
  const askedAt = 1_000_000;
  const answeredAt = askedAt + trip;
  expect(codeDeadline({ askedAt, answeredAt, expiredMinutes }) - answeredAt).toBe(wait);
});

test('SMS-01 FLT-086 FLT-106 whatever a platform says, the wait is between 55 seconds and ten minutes', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(), fc.integer({ min: -10_000, max: 10_000_000 }), (minutes, askedAt, trip) => {
      const answeredAt = askedAt + trip;
      const wait = codeDeadline({ askedAt, answeredAt, expiredMinutes: minutes }) - answeredAt;
      expect(wait).toBeGreaterThanOrEqual(55_000);
      expect(wait).toBeLessThanOrEqual(600_000);
    }),
  );
});
