import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeDeadline } from './smsCodes.ts';

test.each([
  ['a minute when nothing is said', null, 0, 60_000],
  ['what is said', 2, 0, 120_000],
  ['half the round trip less', 1, 800, 59_600],
  ['a fraction of a minute', 0.5, 0, 30_000],
  ['a minute for nonsense', Number.NaN, 0, 60_000],
  ['a minute for zero', 0, 0, 60_000],
  ['a minute for less than nothing', -3, 0, 60_000],
  ['an hour at most', 1e9, 0, 3_600_000],
  ['a second at least, after an answer that took longer than the code holds', 1, 300_000, 1000],
])('SMS-01 the wait is %s', (_, expiredMinutes, trip, wait) => {
  const askedAt = 1_000_000;
  const answeredAt = askedAt + trip;
  expect(codeDeadline({ askedAt, answeredAt, expiredMinutes }) - answeredAt).toBe(wait);
});

test('SMS-01 whatever a platform says, the wait is between a second and an hour', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(), fc.integer({ min: -10_000, max: 10_000_000 }), (minutes, askedAt, trip) => {
      const answeredAt = askedAt + trip;
      const wait = codeDeadline({ askedAt, answeredAt, expiredMinutes: minutes }) - answeredAt;
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(3_600_000);
    }),
  );
});
