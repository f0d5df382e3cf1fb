import { missionTabs, subtractAmounts, toMinor } from '@baize/domain';
import { balance, checkInToday, claimMission, memberCounts, missionLeaderboard, missionSummary } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { missionSeeds } from '../src/world/promotions/missionSeeds.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const day = 86_400_000;

const missionOf = async ({ client }: Visit, id: string) => {
  const found = (await client.call(missionSummary, {})).missions.find((mission) => mission.id === id);
  if (!found) throw new Error(`no mission ${id}`);
  return found;
};

function post({ sandbox: { world } }: Visit, kind: 'stake' | 'win' | 'deposit', units: bigint, reference: string) {
  const player = 'demo.vip';
  const [from, to] = kind === 'stake' ? [player, house('games')] : [house('games'), player];
  const own = { at: world.clock.now(), reference, amount: units * 100n };
  world.ledger().post({ key: crypto.randomUUID(), kind, from, to, ...own });
}

describe('missions', () => {
  test('MEM-14 progress is read from the books: rounds of slots, different games, stakes at live tables, deposits, wins', async () => {
    const seen = visit({ scenario: 'vip' });
    const progress = async (id: string) => (await missionOf(seen, id)).progress;
    const before = Object.fromEntries(
      await Promise.all(missionSeeds.map(async ({ id }) => [id, await progress(id)] as const)),
    );
    const gained = async (id: string) => subtractAmounts(await progress(id), before[id] ?? '0');
    for (const code of ['OMB-1', 'OMB-1', 'MRQ-1']) post(seen, 'stake', 10n, code);
    post(seen, 'stake', 1n, 'SVH-1-202611211201-0001');
    expect(await gained('rounds')).toBe('2');
    expect(Number(await progress('games'))).toBe(3);
    expect(await gained('live')).toBe('10');
    expect(await gained('deposit')).toBe('0');
    post(seen, 'deposit', 400n, 'D1');
    post(seen, 'win', 5n, 'OMB-1');
    expect(await gained('deposit')).toBe('400');
    expect(await gained('wins')).toBe('1');
    expect(await missionOf(seen, 'deposit')).toMatchObject({ state: 'active', target: '1000.00', amount: '50.00' });
    post(seen, 'deposit', 700n, 'D2');
    expect(await missionOf(seen, 'deposit')).toMatchObject({ state: 'done', progress: '1000.00' });
  });

  test('MEM-14 FLT-027 a mission that is done is credited once in its period, with its points; the badge counts it until then', async () => {
    const seen = visit({ scenario: 'vip' });
    const { client } = seen;
    post(seen, 'deposit', 1_000n, 'D1');
    const mission = await missionOf(seen, 'deposit');
    const counted = (await client.call(memberCounts, {})).missions;
    const before = await client.call(balance, {});
    const asked = { missionId: 'deposit', resetTime: mission.resets };
    const ends = await Promise.allSettled([1, 2, 3].map(() => client.call(claimMission, asked, key())));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await client.call(balance, {});
    expect(toMinor(subtractAmounts(after.amount, before.amount) ?? '', 2)).toBe(5_000n);
    expect((await missionOf(seen, 'deposit')).state).toBe('claimed');
    expect((await client.call(memberCounts, {})).missions).toBe(counted - 1);
    expect((await errorOf(client.call(claimMission, asked, key()))).code).toBe('already-claimed');
  });

  test('MEM-14 what was done but not claimed lapses with its period, to the millisecond, and the next begins at nothing', async () => {
    let now = Date.UTC(2026, 10, 22, 23, 59, 59, 999);
    const seen = visit({ scenario: 'vip', now: () => now });
    post(seen, 'deposit', 1_000n, 'D1');
    const { resets } = await missionOf(seen, 'deposit');
    expect(resets).toBe(now + 1);
    now += 1;
    const asked = { missionId: 'deposit', resetTime: resets };
    expect((await errorOf(seen.client.call(claimMission, asked, key()))).code).toBe('promotion-over');
    const fresh = await missionOf(seen, 'deposit');
    expect(fresh).toMatchObject({ progress: '0.00', state: 'active', resets: resets + 7 * day });
    const early = { missionId: 'deposit', resetTime: fresh.resets };
    expect((await errorOf(seen.client.call(claimMission, early, key()))).code).toBe('promotion-not-open');
    expect((await errorOf(seen.client.call(claimMission, { ...early, missionId: 'x' }, key()))).code).toBe('not-found');
  });

  test('MEM-14 on the first day there is one to claim and some to do, in the words of the language', async () => {
    const seen = visit({ scenario: 'member' });
    const { missions } = await seen.client.call(missionSummary, {});
    expect(missions.map(({ id }) => id)).toEqual(missionSeeds.map(({ id }) => id));
    expect(missions.find(({ id }) => id === 'friend')).toMatchObject({ state: 'done' });
    expect(missions.find(({ id }) => id === 'live')).toMatchObject({ gameType: 'LIVE' });
    expect(missions.find(({ id }) => id === 'games')).toMatchObject({ gameType: null });
    expect(missions.filter(({ state }) => state === 'active').length).toBeGreaterThan(1);
    expect(missions.map(({ name }) => name)).toContain('Play 50 rounds of any slot');
    expect(missions.every(({ name }) => !name.includes('{'))).toBe(true);
    expect(missionTabs).toEqual(['active', 'finished']);
  });

  test('MEM-14 checking in goes on day by day, once a day, and begins anew after a day that was left out', async () => {
    let now = noon;
    const seen = visit({ scenario: 'member', now: () => now });
    const { client, hold, sandbox } = seen;
    const stand = async () => (await client.call(missionSummary, {})).checkIn;
    expect(await stand()).toMatchObject({ day: 4, done: false, points: [10, 10, 15, 20, 25, 30, 88] });
    const before = (await client.call(missionLeaderboard, { period: 'day' })).own.points;
    expect(await client.call(checkInToday, {})).toMatchObject({ day: 4, done: true });
    expect(await client.call(checkInToday, {})).toMatchObject({ day: 4, done: true });
    expect((await client.call(missionLeaderboard, { period: 'day' })).own.points).toBe(before + 20);
    const next = async (days: number) => {
      now += days * day;
      hold(sandbox.world.signIn('demo.member'));
      return stand();
    };
    expect(await next(1)).toMatchObject({ day: 5, done: false });
    expect(await next(1)).toMatchObject({ day: 1, done: false });
  });

  test('MEM-14 the leaderboard ranks by points, names masked, and moves the player who claims', async () => {
    const seen = visit({ scenario: 'vip' });
    const { client } = seen;
    const board = () => client.call(missionLeaderboard, { period: 'day', limit: 100 });
    const before = await board();
    expect(before.ranks.every(({ name }) => name.includes('***'))).toBe(true);
    const points = before.ranks.map((rank) => rank.points);
    expect([...points].sort((a, b) => b - a)).toEqual(points);
    post(seen, 'deposit', 1_000n, 'D1');
    const { resets } = await missionOf(seen, 'deposit');
    await client.call(claimMission, { missionId: 'deposit', resetTime: resets }, key());
    const after = await board();
    expect(after.own.points).toBe(before.own.points + 200);
    expect(after.own.rank).not.toBeNull();
    expect(after.own.rank).toBeLessThanOrEqual(before.own.rank ?? Number.POSITIVE_INFINITY);
    expect(after.ranks.filter(({ own }) => own).map(({ points: own }) => own)).toEqual([after.own.points]);
    expect(after.resets).toBe(Date.UTC(2026, 10, 22));
  });

  test('RSP-04 RSP-05 on a break there are none, and none where the profile has no promotions', async () => {
    const { client } = visit({ scenario: 'excluded' });
    for (const call of [
      client.call(missionSummary, {}),
      client.call(checkInToday, {}),
      client.call(claimMission, { missionId: 'friend', resetTime: 0 }, key()),
    ])
      expect((await errorOf(call)).code).toBe('on-a-break');
    const plain = visit({ scenario: 'member+brand-plain' });
    expect((await plain.client.call(missionSummary, {})).missions).toEqual([]);
    expect((await plain.client.call(memberCounts, {})).missions).toBe(0);
  });
});
