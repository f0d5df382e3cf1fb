import { expect, test } from 'vitest';
import { estimateReferral, friendsMissing, reachedTier } from './referral.ts';

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

test.each([
  [0, null],
  [4, { rate: '0.10', earned: '4.00' }],
  [12, { rate: '0.15', earned: '18.00' }],
])('JOI-02 %i friends who bet 1,000 each bring %j', (friends, expected) => {
  const shares = [
    { friends: 1, rate: '0.10' },
    { friends: 5, rate: '0.15' },
  ];
  expect(estimateReferral(shares, friends, '1000', 2)).toEqual(expected);
  expect(estimateReferral([{ friends: 0, rate: null }], friends, '1000', 2)).toBeNull();
});
