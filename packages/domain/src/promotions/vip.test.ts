import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VipTier, vipStandings } from './vip.ts';

const tier = (rank: number, from: string): VipTier => ({
  rank,
  from,
  name: `Tier ${rank}`,
  picture: null,
  slotRebate: null,
  birthdayBonus: null,
  withdrawalsADay: 5,
  priorityWithdrawals: false,
  serviceLine: false,
});
const tiers = [tier(3, '2000'), tier(1, '0'), tier(2, '500'), tier(4, '10000')];
const states = (rank: number, validBets: string | null = null) =>
  vipStandings({ tiers, validBets, days: 90 }, rank).map(({ state }) => state);

test.each([
  [0, ['next', 'locked', 'locked', 'locked']],
  [1, ['current', 'next', 'locked', 'locked']],
  [3, ['reached', 'reached', 'current', 'next']],
  [4, ['reached', 'reached', 'reached', 'current']],
  [9, ['reached', 'reached', 'reached', 'reached']],
])('VIP-01 from rank %i the tiers are %j', (rank, expected) => {
  expect(states(rank)).toEqual(expected);
});

test('VIP-01 the way to the next tier is measured in bets, exactly', () => {
  const next = (validBets: string | null, rank = 2) =>
    vipStandings({ tiers, validBets, days: 90 }, rank).find(({ state }) => state === 'next')?.way;
  expect(next('1500.25')).toEqual({ done: 0.75, left: '499.75' });
  expect(next('2600')).toEqual({ done: 1, left: '0' });
  expect(next(null)).toBeNull();
  expect(next('4', 0)).toBeNull();
});

test('VIP-01 whatever the rank, tiers rise from reached over one current and one next to locked', () => {
  const order = ['reached', 'current', 'next', 'locked'];
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 12 }), fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (rank, ranks) => {
      const club = { tiers: ranks.map((each) => tier(each, String(each * 100))), validBets: '250', days: 90 };
      const seen = vipStandings(club, rank).map(({ state }) => order.indexOf(state));
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.filter((place) => place === 1).length).toBeLessThanOrEqual(1);
      expect(seen.filter((place) => place === 2).length).toBeLessThanOrEqual(1);
    }),
  );
});
