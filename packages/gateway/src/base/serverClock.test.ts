import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerClock } from './serverClock.ts';

const start = Date.UTC(2024, 0, 1);
const header = (time: number) => new Date(Math.floor(time / 1000) * 1000).toUTCString();

test('FLT-078 without an answer the clock is this machine\u2019s own', () => {
  expect(createServerClock(() => 42).now()).toBe(42);
});

test('JKP-01 it comes within half a second and half a round trip of the server\u2019s time, and closer with every answer', () => {
  const skews = fc.integer({ min: -86_400_000, max: 86_400_000 });
  const trips = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 10_000_000 }), half: fc.integer({ min: 0, max: 400 }) }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(skews, trips, (skew, answers) => {
      let local = start;
      const clock = createServerClock(() => local);
      let worst = Number.POSITIVE_INFINITY;
      for (const { at, half } of answers) {
        local = start + at;
        clock.learn(header(local + half + skew), local, local + 2 * half);
        const error = Math.abs(clock.now() - (local + skew));
        expect(error).toBeLessThanOrEqual(501 + half);
        worst = Math.min(worst, 501 + half);
        expect(error).toBeLessThanOrEqual(worst);
      }
    }),
  );
});

test('FLT-105 a clock that was set is learnt anew', () => {
  let local = start;
  const clock = createServerClock(() => local);
  clock.learn(header(start), start, start);
  local = start + 7_200_000;
  clock.learn(header(start + 1000), local, local);
  expect(Math.abs(clock.now() - (start + 1500))).toBeLessThanOrEqual(500);
});

test('FLT-080 a header that is no date teaches nothing', () => {
  const clock = createServerClock(() => 42);
  clock.learn('soon', 42, 42);
  clock.learn(null, 42, 42);
  expect(clock.now()).toBe(42);
});
