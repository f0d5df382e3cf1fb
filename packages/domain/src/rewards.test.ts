import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusProgress, countWager, type Turnover, turnoverLeft, turnoversAt } from './bonuses.ts';
import { arrangeInbox, badgeCount, withoutMessages } from './messages.ts';
import {
  arrangeMissions,
  checkInDays,
  checkInPoints,
  checkInStand,
  type Mission,
  missionProgress,
  missionState,
  nextReset,
} from './missions.ts';
import { activityStatuses } from './promotions.ts';
import { claimableRebates, rebateOf, rebateTotal } from './rebates.ts';
import { friendsMissing, reachedTier } from './referral.ts';
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
const day = 86_400_000;

const turnover = (id: string, more: Partial<Turnover> = {}): Turnover => ({
  id,
  left: 100n,
  from: 0,
  until: null,
  maxBet: null,
  state: 'active',
  ended: null,
  ...more,
});

test.each([
  [
    'counts for the oldest first, and goes on to the next',
    130n,
    [
      ['a', 0n, 'completed'],
      ['b', 70n, 'active'],
    ],
  ],
  [
    'completes at exactly what is left',
    100n,
    [
      ['a', 0n, 'completed'],
      ['b', 100n, 'active'],
    ],
  ],
  [
    'is one coin short',
    99n,
    [
      ['a', 1n, 'active'],
      ['b', 100n, 'active'],
    ],
  ],
] as const)('MEM-11 a stake %s', (_, counts, expected) => {
  const after = countWager([turnover('b', { from: 5 }), turnover('a')], { at: 10, stake: counts, counts });
  const sorted = [...after].sort((x, y) => x.from - y.from);
  expect(sorted.map(({ id, left, state }) => [id, left, state])).toEqual(expected);
});

test('MEM-11 a stake above the maximum ends that bonus and counts for the others; the end of a bonus is exact', () => {
  const held = [turnover('a', { maxBet: 50n }), turnover('b', { from: 1 })];
  const after = countWager(held, { at: 10, stake: 51n, counts: 51n });
  expect(after.map(({ state, left, ended }) => [state, left, ended])).toEqual([
    ['void', 100n, 10],
    ['active', 49n, null],
  ]);
  expect(countWager(held, { at: 10, stake: 50n, counts: 5n })[0]).toMatchObject({ state: 'active', left: 95n });
  const ending = [turnover('a', { until: 10 })];
  expect(countWager(ending, { at: 9, stake: 1n, counts: 1n })[0]).toMatchObject({ state: 'active', left: 99n });
  expect(countWager(ending, { at: 10, stake: 1n, counts: 1n })[0]).toMatchObject({
    state: 'expired',
    left: 100n,
    ended: 10,
  });
});

test('MEM-11 whatever is staked, each stake counts at most once, nothing is turned over twice, and what has ended stays ended', () => {
  const bonus = fc.record({
    left: fc.bigInt({ min: 1n, max: 300n }),
    from: fc.nat(50),
    until: fc.option(fc.integer({ min: 20, max: 120 })),
    maxBet: fc.option(fc.bigInt({ min: 1n, max: 60n })),
  });
  const wager = fc.record({
    wait: fc.nat(10),
    stake: fc.bigInt({ min: 1n, max: 80n }),
    share: fc.bigInt({ min: 0n, max: 100n }),
  });
  fc.assert(
    fc.property(fc.array(bonus, { maxLength: 5 }), fc.array(wager, { maxLength: 40 }), (bonuses, wagers) => {
      let held: readonly Turnover[] = bonuses.map((one, place) => turnover(String(place), one));
      let at = 0;
      let counted = 0n;
      const whole = held.reduce((sum, { left }) => sum + left, 0n);
      for (const { wait, stake, share } of wagers) {
        at += wait;
        const counts = (stake * share) / 100n;
        counted += counts;
        const before = new Map(held.map((one) => [one.id, one]));
        held = countWager(held, { at, stake, counts });
        for (const one of held) {
          const earlier = before.get(one.id);
          expect(one.left >= 0n && one.left <= (earlier?.left ?? 0n)).toBe(true);
          if (earlier?.state !== 'active') expect(one).toEqual(earlier);
          expect(one.state === 'completed').toBe(one.left === 0n);
        }
        expect(whole - held.reduce((sum, { left }) => sum + left, 0n)).toBeLessThanOrEqual(counted);
        const open = turnoversAt(held, at).filter(({ state }) => state === 'active');
        expect(turnoverLeft(held, at)).toBe(open.reduce((sum, { left }) => sum + left, 0n));
      }
    }),
  );
  expect(bonusProgress({ wagerDone: '25', wagerTotal: '100' })).toBe(0.25);
});

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

test.each([
  ['0', '10', false, 'active'],
  ['9.99', '10', false, 'active'],
  ['10.00', '10', false, 'done'],
  ['0', '10', true, 'claimed'],
] as const)('MEM-14 %s of %s, claimed %j, is %s', (progress, target, claimed, state) => {
  expect(missionState(progress, target, claimed)).toBe(state);
  expect(missionProgress({ progress, target })).toBe(Math.floor(Number(progress) * 100) / 1000);
});

test('MEM-14 what can be claimed comes first, and what was claimed is finished', () => {
  const mission = (id: string, state: Mission['state']): Mission => ({
    id,
    name: id,
    goal: null,
    gameType: null,
    period: 'day',
    progress: '0',
    target: '1',
    amount: '1',
    points: 1,
    state,
    resets: now,
  });
  const missions = [mission('a', 'active'), mission('b', 'claimed'), mission('c', 'done')];
  expect(arrangeMissions(missions, 'active').map(({ id }) => id)).toEqual(['c', 'a']);
  expect(arrangeMissions(missions, 'finished').map(({ id }) => id)).toEqual(['b']);
});

test('MEM-14 the first of the periods to end is the one that is counted down to', () => {
  expect(nextReset([{ resets: now + day }, { resets: now + 2 }, { resets: now + 30 * day }])).toBe(now + 2);
  expect(nextReset([])).toBeNull();
});

test.each([
  [{ day: 1, done: false }, ['today', 'coming', 'coming']],
  [{ day: 2, done: false }, ['done', 'today', 'coming']],
  [{ day: 2, done: true }, ['done', 'done', 'coming']],
  [{ day: 3, done: true }, ['done', 'done', 'done']],
])('MEM-14 the days of a row at %j are %j', (stand, days) => {
  expect(checkInDays(stand, 3)).toEqual(days);
});

test('MEM-14 the row of days goes on while no day is left out, and begins anew after the last', () => {
  const today = Math.floor(now / day) * day;
  const ago = (...days: number[]) => days.map((back) => today - back * day);
  expect(checkInStand([], today)).toEqual({ day: 1, done: false });
  expect(checkInStand(ago(2, 1), today)).toEqual({ day: 3, done: false });
  expect(checkInStand(ago(2, 1, 0), today)).toEqual({ day: 3, done: true });
  expect(checkInStand(ago(3, 2), today)).toEqual({ day: 1, done: false });
  expect(checkInStand(ago(7, 6, 5, 4, 3, 2, 1), today)).toEqual({ day: 1, done: false });
  expect(checkInPoints).toHaveLength(7);
});

test.each([
  [100_000n, '0.3', 300n],
  [99n, '1', 0n],
  [100n, '1', 1n],
  [1_000_000n, '0.0001', 1n],
  [100n, '-1', 0n],
  [100n, 'x', 0n],
])('MEM-16 bets of %i at %s per cent bring %i', (bets, rate, amount) => {
  expect(rebateOf(bets, rate)).toBe(amount);
});

test('MEM-16 claiming in parts never brings more than at once, and loses less than a coin each time', () => {
  const rate = fc.integer({ min: 1, max: 50_000 }).map((ten) => (ten / 10_000).toFixed(4));
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }),
      rate,
      (parts, at) => {
        const whole = rebateOf(
          parts.reduce((sum, part) => sum + part, 0n),
          at,
        );
        const summed = parts.reduce((sum, part) => sum + rebateOf(part, at), 0n);
        expect(summed <= whole).toBe(true);
        expect(whole - summed < BigInt(parts.length)).toBe(true);
      },
    ),
  );
  const line = (amount: string) => ({ category: 'RNG', rate: '1', validBets: '1', amount });
  expect(rebateTotal([line('0.10'), line('0.20')], 2)).toBe('0.30');
  expect(claimableRebates([line('0.00'), line('0.01')], 2)).toEqual([line('0.01')]);
});

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

test('MEM-15 HDR-06 unread first, the latest first; a badge of nothing is none', () => {
  const inbox = [
    { id: 'a', read: true, time: 9 },
    { id: 'b', read: false, time: 1 },
    { id: 'c', read: false, time: 5 },
    { id: 'd', read: true, time: null },
  ];
  expect(arrangeInbox(inbox).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  expect(withoutMessages(inbox, ['a', 'c', 'x']).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(badgeCount({ messages: 2, promotions: 3 })).toBe(5);
  expect([badgeCount({ messages: 0, promotions: 0 }), badgeCount(null), badgeCount(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});
