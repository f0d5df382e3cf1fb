import fc from 'fast-check';
import { expect, test } from 'vitest';
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
