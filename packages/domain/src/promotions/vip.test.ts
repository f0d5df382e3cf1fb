import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateVip, monthlyBetChoices, type VipTier, vipStandings } from './vip.ts';

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

const slots = (rank: number, from: string, slotRebate: string | null) => ({ ...tier(rank, from), slotRebate });
const club = {
  tiers: [slots(2, '10000', '0.6'), slots(1, '300', '0.3'), slots(3, '50000', null)],
  validBets: null,
  days: 90,
};

test.each([
  ['80', null],
  ['100', { rank: 1, rebate: '0.30' }],
  ['12500', { rank: 2, rebate: '75.00' }],
  ['16000', { rank: 2, rebate: '96.00' }],
  ['20000', { rank: 3, rebate: null }],
  ['x', null],
])('VIP-02 %s a month open the tier of their 90 days and bring its rebate: %j', (monthly, expected) => {
  const found = estimateVip(club, monthly, 2);
  expect(found && { rank: found.tier.rank, rebate: found.rebate }).toEqual(expected);
});

test('VIP-02 the sums to choose from are round, rise, and reach from the lowest tier to above the highest', () => {
  const choices = monthlyBetChoices(club);
  expect([choices[0], choices.at(-1)]).toEqual(['100', '20000']);
  expect(choices).toContain('12500');
  expect(choices.map(Number)).toEqual([...choices].map(Number).sort((a, b) => a - b));
  expect(monthlyBetChoices({ tiers: [], validBets: null, days: 90 })).toEqual([]);
  expect(monthlyBetChoices({ ...club, days: 0 })).toEqual([]);
});

test('VIP-02 whatever the tiers, the highest sum opens the highest of them, in a currency without decimals too', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 365 }),
      (amounts, days) => {
        const tiers = [...amounts].sort((a, b) => a - b).map((from, place) => slots(place + 1, String(from), '1'));
        const choices = monthlyBetChoices({ tiers, validBets: null, days });
        const top = estimateVip({ tiers, validBets: null, days }, choices.at(-1) ?? '', 0);
        expect(top?.tier.rank).toBe(tiers.length);
        expect(new Set(choices).size).toBe(choices.length);
      },
    ),
  );
});
