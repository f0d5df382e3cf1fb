import { expect, test } from 'vitest';
import { activityStatuses } from './promotions.ts';
import {
  arrangeCentre,
  type CentreReward,
  canBecome,
  centreFilter,
  claimable,
  isClaimable,
  nextTurn,
  rewardStand,
  statusAt,
} from './rewardCentre.ts';

const now = Date.UTC(2024, 1, 29, 12);

test('MEM-12 nothing comes after what is over; every other status has a way on', () => {
  for (const from of activityStatuses) {
    const ways = activityStatuses.filter((to) => canBecome(from, to));
    expect(ways.length === 0).toBe(from === 'claimed' || from === 'closed');
    expect(ways).not.toContain(from);
  }
  expect(activityStatuses.filter((from) => canBecome(from, 'claimed'))).toEqual(['issued']);
});

test.each([
  [-1, null, null],
  [0, null, { status: 'process', at: 0, turnsAt: 10 }],
  [9, null, { status: 'process', at: 0, turnsAt: 10 }],
  [10, null, { status: 'issued', at: 10, turnsAt: 20 }],
  [20, null, { status: 'closed', at: 20, turnsAt: null }],
  [99, 15, { status: 'claimed', at: 15, turnsAt: null }],
])('MEM-12 at %i, claimed at %j, a reward stands at %j', (at, claimedAt, stand) => {
  const course = [
    { status: 'process', at: 0 },
    { status: 'issued', at: 10 },
    { status: 'closed', at: 20 },
  ] as const;
  expect(rewardStand(course, claimedAt, at)).toEqual(stand);
});

const reward = (id: string, more: Partial<CentreReward>): CentreReward => ({
  id,
  name: id,
  about: '',
  picture: null,
  status: 'issued',
  amount: '1',
  turnover: null,
  since: 0,
  turnsAt: null,
  reason: null,
  ...more,
});

test('MEM-12 all that can be claimed is issued and has not lapsed; a sum that is not known is not guessed', () => {
  const rewards = [
    reward('a', { amount: '0.1' }),
    reward('b', { amount: '0.2', turnsAt: now + 1 }),
    reward('lapsed', { turnsAt: now }),
    reward('claimed', { status: 'claimed' }),
    reward('strange', { status: null }),
  ];
  expect(claimable(rewards, now)).toMatchObject({ amount: '0.3', rewards: [{ id: 'a' }, { id: 'b' }] });
  expect(claimable([...rewards, reward('c', { amount: null })], now).amount).toBeNull();
  expect(claimable([], now)).toEqual({ rewards: [], amount: '0' });
  expect(isClaimable(reward('x', { turnsAt: now }), now)).toBe(false);
  expect(arrangeCentre(rewards).map(({ id }) => id)).toEqual(['a', 'b', 'lapsed', 'claimed', 'strange']);
  expect([centreFilter('issued'), centreFilter('toString'), centreFilter(null)]).toEqual(['issued', null, null]);
});

test('MEM-12 FLT-107 what lapses while it is looked at is over, to the millisecond, and the next turn is told', () => {
  const issued = reward('x', { status: 'issued', turnsAt: now });
  expect([statusAt(issued, now - 1), statusAt(issued, now)]).toEqual(['issued', 'closed']);
  expect(statusAt(reward('y', { status: 'process', turnsAt: now }), now)).toBe('process');
  expect(statusAt(reward('z', { status: null }), now)).toBeNull();
  const later = reward('l', { turnsAt: now + 5 });
  expect(nextTurn([issued, later, reward('n', { turnsAt: null })], now)).toBe(now + 5);
  expect(nextTurn([issued], now)).toBeNull();
});
