import {
  balance,
  confirmRealityCheck,
  excludeSelf,
  joinPromotion,
  logout,
  memberCounts,
  memberInfo,
  playControl,
  playSession,
  promotions,
  setPlayLimit,
  setRealityCheck,
  takeBreak,
  unreadCount,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { mayDeposit, mayStake } from '../src/world/responsible-play/limits.ts';
import { accountOf, day, hour, launch, minute, play } from './play.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('the session', () => {
  test('RSP-01 time, stakes, wins and what is left of the limits are those of the sitting, in other tabs and after a new login too', async () => {
    const seen = visit();
    const { client, sandbox, signIn, hold } = seen;
    await signIn('demo.member');
    play(seen, 'demo.member', '30', '12.5');
    sandbox.world.clock.step(40 * minute);
    expect(await client.call(playSession, {})).toMatchObject({ startedAt: noon, staked: '30.00', won: '12.50' });
    const first = await signIn('demo.member');
    expect(await client.call(playSession, {})).toMatchObject({ startedAt: noon, staked: '30.00' });
    await client.call(logout, {});
    sandbox.world.clock.step(20 * minute);
    await signIn('demo.member');
    play(seen, 'demo.member', '5');
    const { startedAt, staked, limits } = await client.call(playSession, {});
    // The pause does not count: 40 minutes were played, an hour has passed.
    expect(sandbox.world.clock.now() - (startedAt ?? 0)).toBe(40 * minute);
    expect(staked).toBe('35.00');
    expect(limits).toContainEqual({ kind: 'time', period: 'day', left: '200' });
    expect(limits).toContainEqual({ kind: 'stake', period: 'day', left: expect.any(String) });
    hold(first);
    expect((await errorOf(client.call(memberInfo, {}))).kind).toBe('signed-out');
    hold(null);
    sandbox.world.clock.step(31 * minute);
    await signIn('demo.member');
    const later = await client.call(playSession, {});
    expect(later).toMatchObject({ startedAt: sandbox.world.clock.now(), staked: '0.00', won: '0.00' });
    expect(later.limits).toContainEqual({ kind: 'time', period: 'day', left: '200' });
  });

  test('RSP-03 a time limit counts what was played in every session of the day, and two at once only once', async () => {
    const seen = visit();
    const { client, sandbox, signIn, hold } = seen;
    await signIn('demo.vip');
    await client.call(setPlayLimit, { kind: 'time', period: 'day', amount: '90' });
    const one = await signIn('demo.vip');
    const other = await signIn('demo.vip');
    sandbox.world.clock.step(50 * minute);
    hold(one);
    await client.call(balance, {});
    hold(other);
    await client.call(balance, {});
    expect((await client.call(playControl, {})).limits).toMatchObject([{ used: '50', left: '40' }]);
    await client.call(logout, {});
    sandbox.world.clock.step(3 * hour);
    await signIn('demo.vip');
    expect((await client.call(playControl, {})).limits).toMatchObject([{ left: '40' }]);
    sandbox.world.clock.step(40 * minute);
    expect((await errorOf(launch(seen))).code).toBe('limit-reached');
    sandbox.world.clock.step(12 * hour);
    await signIn('demo.vip');
    expect((await launch(seen)).url).toContain('/play?launch=');
  });

  test('RSP-02 the reality check comes at the brand’s interval or the player’s shorter one, is confirmed once, and outlives a new login', async () => {
    const seen = visit();
    const { client, sandbox, signIn, hold } = seen;
    const check = async () => (await client.call(playSession, {})).realityCheck;
    const first = await signIn('demo.vip');
    expect(await check()).toEqual({ minutes: 60, dueAt: noon + hour });
    await client.call(setRealityCheck, { minutes: 120 });
    expect(await check()).toEqual({ minutes: 60, dueAt: noon + hour });
    expect((await client.call(setRealityCheck, { minutes: 20 })).realityCheck?.dueAt).toBe(noon + 20 * minute);
    expect((await client.call(playControl, {})).realityCheck).toEqual({ brand: 60, own: 20 });
    sandbox.world.clock.step(15 * minute);
    const early = await client.call(confirmRealityCheck, { dueAt: noon + 20 * minute });
    expect(early.realityCheck?.dueAt).toBe(noon + 20 * minute);
    await client.call(logout, {});
    sandbox.world.clock.step(10 * minute);
    await signIn('demo.vip');
    // Ten minutes of pause do not count: the check is due five minutes later.
    expect((await check())?.dueAt).toBe(noon + 30 * minute);
    sandbox.world.clock.step(7 * minute);
    const due = { dueAt: noon + 30 * minute };
    const [a, b] = await Promise.all([client.call(confirmRealityCheck, due), client.call(confirmRealityCheck, due)]);
    expect(a.realityCheck?.dueAt).toBe(noon + 52 * minute);
    expect(b).toEqual(a);
    expect(await client.call(confirmRealityCheck, due)).toEqual(a);
    hold(first);
    expect((await errorOf(client.call(confirmRealityCheck, due))).kind).toBe('signed-out');
    await signIn('demo.vip');
    expect((await check())?.dueAt).toBe(noon + 52 * minute);
    expect((await errorOf(client.call(setRealityCheck, { minutes: 1 }))).code).toBe('invalid-request');
  });
});

describe('a rest from playing', () => {
  test.each([
    ['cool-off', 7, 7 * day],
    ['exclusion', 6, Date.UTC(2027, 4, 21, 12) - noon],
    ['exclusion', 0, null],
  ] as const)(
    'RSP-04 %s of %i: no launch, no promotion, no deposit until it is over; figures and money stay readable',
    async (kind, length, lasts) => {
      let now = noon;
      const seen = visit({ now: () => now });
      const { client, sandbox, signIn } = seen;
      await signIn('demo.member');
      const account = accountOf(seen, 'demo.member');
      const rest = await client.call(excludeSelf, { kind, length });
      expect(rest).toEqual({ kind, from: noon, until: lasts === null ? null : noon + lasts });
      expect((await client.call(playControl, {})).rest).toEqual(rest);
      expect((await client.call(playSession, {})).rest).toEqual(rest);
      // A shorter break must not end a longer one.
      expect((await client.call(takeBreak, { hours: 24 })).until).toBe(rest.until);
      const refused = [
        launch(seen),
        client.call(promotions, {}),
        client.call(joinPromotion, { promotionId: 'p-newbie' }),
      ];
      for (const call of refused) expect((await errorOf(call)).code).toBe('on-a-break');
      expect(mayDeposit(sandbox.world, account, 100n)).toMatchObject({ ok: false, code: 'on-a-break' });
      expect(mayStake(sandbox.world, account, 100n)).toMatchObject({ ok: false, code: 'on-a-break' });
      expect((await client.call(balance, {})).amount).not.toBeNull();
      expect(await client.call(memberCounts, {})).toMatchObject({ missions: 0, rewards: 0 });
      expect((await client.call(unreadCount, {})).promotions).toBe(0);
      now = noon + (lasts ?? 400 * 365 * day) - 1;
      await signIn('demo.member');
      expect((await errorOf(launch(seen))).code).toBe('on-a-break');
      now += 1;
      if (lasts === null) return expect((await errorOf(launch(seen))).code).toBe('on-a-break');
      expect((await launch(seen)).url).toContain('/play?launch=');
      expect((await client.call(playControl, {})).rest).toBeNull();
    },
  );

  test('RSP-04 only the lengths that are offered can be chosen, and a longer one takes the place of a shorter', async () => {
    const { client, signIn } = visit();
    await signIn('demo.member');
    expect((await errorOf(client.call(excludeSelf, { kind: 'cool-off', length: 3 }))).code).toBe('validation-failed');
    await client.call(takeBreak, { hours: 24 });
    expect(await client.call(excludeSelf, { kind: 'cool-off', length: 30 })).toMatchObject({ until: noon + 30 * day });
    expect(await client.call(excludeSelf, { kind: 'cool-off', length: 7 })).toMatchObject({ until: noon + 30 * day });
  });
});
