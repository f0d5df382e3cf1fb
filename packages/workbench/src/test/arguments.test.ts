import { afterEach, expect, test, vi } from 'vitest';
import { readArguments } from './arguments.ts';

afterEach(() => vi.unstubAllEnvs());

test('without arguments it is the quick set of every step', () => {
  vi.stubEnv('BAIZE_TIER', undefined);
  expect(readArguments([])).toEqual({ step: null, rest: [], tier: 'quick', shard: null, merge: null });
});

test.each([
  [['--all'], { tier: 'full' }],
  [['--deep', '--shard', '2/4'], { tier: 'deep', shard: '2/4' }],
  [['--all', '--shard=2/4'], { tier: 'full', shard: '2/4' }],
  [['--merge', 'results'], { merge: 'results' }],
  [['journeys', 'lobby', '-g', 'LOB-09'], { step: 'journeys', tier: 'full', rest: ['lobby', '-g', 'LOB-09'] }],
])('%j', (args, expected) => {
  vi.stubEnv('BAIZE_TIER', undefined);
  expect(readArguments(args)).toMatchObject(expected);
});

test.each([[['wall']], [['--shard', '5/4']], [['--shard', '0/4']], [['--all', '--shard']], [['--shard', 'half']]])(
  '%j is refused',
  (args) => {
    expect(() => readArguments(args)).toThrow();
  },
);
