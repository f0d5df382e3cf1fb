import { afterEach, expect, test, vi } from 'vitest';
import { currentPatience, patience } from './patience.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [0, 2, 1],
  [2, 2, 1],
  [5, 2, 2.5],
  [5, 4, 1.25],
  [30, 2, 4],
])('with a load of %d on %d processors tests may take %d times as long', (load, processors, times) => {
  expect(patience(load, processors)).toBe(times);
});

test('every tool of a run has the patience that the run began with', () => {
  vi.stubEnv('BAIZE_PATIENCE', '2.5');
  expect(currentPatience()).toBe(2.5);
});

test.each([undefined, '', 'soon'])('a tool that is told %j looks at the machine itself', (told) => {
  vi.stubEnv('BAIZE_PATIENCE', told);
  expect(currentPatience()).toBeGreaterThanOrEqual(1);
  expect(currentPatience()).toBeLessThanOrEqual(4);
});
