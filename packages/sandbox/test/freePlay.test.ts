import { balance, endpoint, favouriteIds, lotteryBets, memberInfo, playSession, startFreePlay } from '@baize/gateway';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/http/answer.ts';
import { codeOf, sitDown, spin } from './gameTable.fixture.ts';
import { site } from './login.fixture.ts';
import { errorOf, sandboxCipher, visit } from './visit.ts';

describe('free play', () => {
  const random = 'a random text of some length';

  test('LGN-09 APP-08 FLT-156 FREEPLAY3 on: it opens an account of type 4, which has no money', async () => {
    const { client, hold, sandbox } = visit();
    const { token } = await client.call(startFreePlay, { os: 'linux', random });
    hold(token);
    expect((await client.call(memberInfo, {})).type).toBe('4');
    expect((await client.call(balance, {})).amount).toBe('0.00');
    const other = await client.call(startFreePlay, { os: 'linux', random });
    expect(sandbox.world.sessions.peek(other.token)?.username).not.toBe(sandbox.world.sessions.peek(token)?.username);
  });

  test('LGN-09 FLT-020 the random text travels sealed: readable or repeated it is refused', async () => {
    const { sandbox } = visit();
    const send = (text: string) =>
      sandbox.fetch(`${site}/wps/session/login/freeplay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ os: 'linux', platform: 'W', random: text, gatewayVersion: 3 }),
      });
    expect((await send(random)).status).toBe(400);
    const sealed = await (await sandboxCipher(sandbox)).seal({ random }, sandbox.world.clock.now());
    expect((await send(sealed)).status).toBe(200);
    expect((await send(sealed)).status).toBe(400);
  });

  test('APP-08 FREEPLAY3 off, or a brand without it: refused', async () => {
    const off = visit({ scenario: 'no-toggle' });
    expect((await errorOf(off.client.call(startFreePlay, { os: 'linux', random }))).code).toBe('not-allowed');
  });

  test('FLT-156 where the brand chose a demonstration, slots, tables and lottery run on play money, apart from everything real', async () => {
    const seen = visit();
    const { client, hold, sandbox } = seen;
    const { world } = sandbox;
    world.settings.brand = 'lotus';
    const posted = () =>
      world.accounts.all().map(({ username }) => [username, world.ledger().entries(username).length]);
    hold((await client.call(startFreePlay, { os: 'linux', random })).token);
    const history = (code: string) => world.games.tables.of(world.games.byCode(code) as never);
    const roulette = codeOf(seen, 'roulette');
    const before = [posted().filter(([name]) => !String(name).startsWith('trial.')), history(roulette)];
    for (const [code, bet] of [
      ['OMB-1', 'reels'],
      [roulette, 'red'],
    ] as const) {
      const { setup } = await sitDown(seen, code);
      expect(setup.playMoney).toBe(true);
      const bets = [{ bet, stake: setup.stakes[0] }];
      expect((await spin(seen, { launch: setup.launch, bets, turn: setup.laid?.turn })).answer).toMatchObject({
        ok: true,
      });
    }
    expect([posted().filter(([name]) => !String(name).startsWith('trial.')), history(roulette)]).toEqual(before);
    expect((await client.call(lotteryBets, { page: 1 })).bets).toEqual([]);
    for (const real of [favouriteIds, playSession]) {
      expect((await errorOf(client.call(real, {}))).code).toBe('need-true-account');
    }
    expect((await errorOf(sitDown(seen, world.games.ofType('SPORTS', false)[0]?.code))).code).toBe('need-true-account');
    world.settings.brand = 'baize';
    expect((await errorOf(sitDown(seen))).code).toBe('need-true-account');
  });

  test('LGN-10 FLT-016 a trial account meets member_no_enter where money moves, and the warning elsewhere', async () => {
    const money = endpoint({
      method: 'POST',
      path: '/wps/test/withdraw',
      access: 'player',
      money: true,
      input: v.object({}),
      value: v.string(),
    });
    const agents = endpoint({
      method: 'GET',
      path: '/wps/test/team',
      access: 'agent',
      input: v.object({}),
      value: v.nullish(v.string()),
    });
    const routes = [answer(money, () => 'sent'), answer(agents, () => 'the team')];
    const { client, signIn } = visit({ routes });
    const withdraw = () => client.call(money, {}, { idempotencyKey: crypto.randomUUID() });
    expect(await errorOf(withdraw())).toMatchObject({ code: 'not-logged-in' });
    await signIn('demo.trial');
    expect(await errorOf(withdraw())).toMatchObject({ status: 403, code: 'not-a-member' });
    expect((await errorOf(client.call(favouriteIds, {}))).code).toBe('need-true-account');
    expect((await errorOf(client.call(agents, {}))).code).toBe('not-an-agent');
    await signIn('demo.member');
    expect((await errorOf(client.call(agents, {}))).code).toBe('not-an-agent');
    expect(await withdraw()).toBe('sent');
    await signIn('demo.sub');
    expect(await client.call(agents, {})).toBe('the team');
  });
});
