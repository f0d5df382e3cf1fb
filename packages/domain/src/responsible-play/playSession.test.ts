import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed, netResult, secondsUntil } from './playSession.ts';

const now = Date.UTC(2024, 0, 1, 12);

test.each([
  [{ staked: '10.10', won: '25.00' }, '14.9'],
  [{ staked: '25.00', won: '10.10' }, '-14.9'],
  [{ staked: '0.3', won: '0.1' }, '-0.2'],
  [{ staked: '5', won: '5' }, '0'],
  [{ staked: null, won: '5' }, null],
  [{ staked: '5', won: null }, null],
])('RSP-01 the session %j comes to %j', (session, net) => {
  expect(netResult(session)).toBe(net);
});

test.each([
  [0, { hours: 0, minutes: 0, seconds: 0 }],
  [3_661_999, { hours: 1, minutes: 1, seconds: 1 }],
  [100 * 3_600_000, { hours: 100, minutes: 0, seconds: 0 }],
  [-1, { hours: 0, minutes: 0, seconds: 0 }],
])('RSP-01 %i ms of play read %j', (ms, time) => {
  expect(elapsed(now, now + ms)).toEqual(time);
});

test('FLT-105 a countdown is derived from the clock: it reaches zero at its moment and stays there', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (left) => {
      const seconds = secondsUntil(now + left, now);
      expect(seconds).toBe(left <= 0 ? 0 : Math.ceil(left / 1000));
    }),
  );
});
