import { expect, test } from 'vitest';
import { friendsMissing, reachedTier } from './referral.ts';

test.each([
  [0, null, 1],
  [1, '0.10', 4],
  [4, '0.10', 1],
  [5, '0.15', 15],
  [20, '0.20', null],
])('MEM-13 %i friends who play have the rate %j, and %j more reach the next', (friends, rate, missing) => {
  const tiers = [
    { friends: 20, rate: '0.20' },
    { friends: 1, rate: '0.10' },
    { friends: 5, rate: '0.15' },
  ];
  expect(reachedTier(tiers, friends)?.rate ?? null).toBe(rate);
  expect(friendsMissing(tiers, friends)).toBe(missing);
});
