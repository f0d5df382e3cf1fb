import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed, netResult, secondsUntil } from './playSession.ts';
import { promotionPhase } from './promotions.ts';
import { readRetryAfter, waitSeconds } from './retryAfter.ts';

const now = Date.UTC(2024, 0, 1, 12);

test.each([
  ['300', 300],
  ['1', 1],
  ['0', 1],
  ['-5', 1],
  ['1e9', 600],
  ['601', 600],
  ['Infinity', 600],
  [new Date(now + 90_000).toUTCString(), 90],
  [new Date(now - 90_000).toUTCString(), 1],
  ['abc', null],
  ['', null],
  [' ', null],
  [null, null],
])('FLT-005 Retry-After %j asks for %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});

test('FLT-005 any header asks for 1 to 600 whole seconds or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (header) => {
      const seconds = readRetryAfter(header, now);
      if (seconds === null) return;
      expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 600).toBe(true);
    }),
  );
});

test('FLT-005 without it a call waits 60 seconds and a code 300', () => {
  expect([waitSeconds(null), waitSeconds(null, 'code'), waitSeconds(7, 'code')]).toEqual([60, 300, 7]);
});

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

test.each([
  [{ from: null, to: null }, 'running'],
  [{ from: now + 1, to: null }, 'coming'],
  [{ from: now, to: now + 1 }, 'running'],
  [{ from: null, to: now }, 'over'],
])('FLT-107 the promotion %j is %s', (promotion, phase) => {
  expect(promotionPhase(promotion, now)).toBe(phase);
});
