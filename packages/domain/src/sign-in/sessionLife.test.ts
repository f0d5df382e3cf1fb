import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextLook, sessionWarning, warningLeadMs } from './sessionLife.ts';

test.each([
  [null, { kind: 'quiet' }],
  [60_001, { kind: 'quiet' }],
  [60_000, { kind: 'warn', secondsLeft: 60 }],
  [1, { kind: 'warn', secondsLeft: 1 }],
  [0, { kind: 'over' }],
  [-5, { kind: 'over' }],
])('SES-06 FLT-127 a session that ends in %j ms: %j', (left, warning) => {
  expect(sessionWarning(left === null ? null : 1_000_000 + left, 1_000_000)).toEqual(warning);
});

test('FLT-127 whoever looks when told to has at least 20 seconds left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400_000 }), fc.integer({ min: 0, max: 1e12 }), (left, now) => {
      const then = now + nextLook(now + left, now);
      expect(then).toBeGreaterThanOrEqual(now);
      if (left >= warningLeadMs) expect(now + left - then).toBeGreaterThanOrEqual(20_000);
    }),
  );
});
