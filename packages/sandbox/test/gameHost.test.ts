import { balance, launchGame, playSession } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, games, reels, sitDown, spin, watch } from './gameTable.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

const site = 'https://site.example';

describe('the game origin', () => {
  test('SBX-07 GAM-05 a launch opens its page once, framed by the site that asked and by nobody else', async () => {
    const seen = visit({ scenario: 'member' });
    const { page, html, setup } = await sitDown(seen, 'OMB-1', 'UR');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(policy).toContain(`frame-ancestors ${site}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(setup).toMatchObject({ parent: site, kind: 'slot', currency: '₨' });
    const game = seen.sandbox.world.games.byCode('OMB-2');
    const { url } = await seen.client.call(launchGame, {
      id: String(game?.nodeId),
      vendor: 'OMB',
      gameType: 'RNG',
      gameCode: 'OMB-2',
    });
    expect((await seen.sandbox.gameHost.request(url)).status).toBe(200);
    expect((await seen.sandbox.gameHost.request(url)).status).toBe(410);
    expect((await seen.sandbox.gameHost.request(`${games}/play?launch=made-up`)).status).toBe(410);
  });

  test('SBX-03 SBX-07 RSP-01 rounds change the balance by exactly what they stake and pay, and the session bar agrees', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen);
    const minor = (amount: string) => BigInt(amount.replace('.', ''));
    let expected = minor(setup.balance);
    let staked = 0n;
    let won = 0n;
    for (let round = 0; round < 60; round += 1) {
      const { answer } = await spin(seen, { launch: setup.launch, bets: reels(setup.stakes[2]) });
      if (!answer.ok) throw new Error(answer.code);
      staked += minor(answer.stake);
      won += minor(answer.win);
      expected += minor(answer.win) - minor(answer.stake);
      expect(minor(answer.balance)).toBe(expected);
    }
    expect(won).toBeGreaterThan(0n);
    expect(minor((await seen.client.call(balance, {})).amount ?? '')).toBe(expected);
    const session = await seen.client.call(playSession, {});
    expect([minor(session.staked ?? ''), minor(session.won ?? '')]).toEqual([staked, won]);
  });

  test.each([
    ['sic bo', 'dice', 'small'],
    ['roulette', 'roulette', '17-20'],
    ['baccarat', 'baccarat', 'banker-pair'],
    ['dragon tiger', 'dragonTiger', 'tie'],
    ['keno', 'draw', '3-7-19'],
  ])('SBX-07 GAM-12 a game named %s plays as %s, and takes no bet of another kind', async (name, kind, bet) => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen, codeOf(seen, name));
    expect(setup.kind).toBe(kind);
    const stake = setup.stakes[0];
    const { launch } = setup;
    const { answer } = await spin(seen, { launch, bets: [{ bet, stake }], turn: setup.laid?.turn });
    expect(answer).toMatchObject({ ok: true, result: { kind } });
    const { turn } = (answer.ok && answer.laid) || {};
    expect((await spin(seen, { launch, bets: reels(stake), turn })).answer).toMatchObject({
      ok: false,
      code: 'invalid-stake',
    });
  });

  test('FLT-027 FLT-028 FLT-030 a press counts once: repeated, lost or with another bet under its key', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen);
    const bet = { launch: setup.launch, bets: reels(setup.stakes[0]), key: crypto.randomUUID() };
    const entries = () =>
      seen.sandbox.world
        .ledger()
        .entries('demo.member')
        .filter(({ kind }) => kind === 'stake').length;
    const before = entries();
    seen.sandbox.world.settings.faults = [{ call: 'spin', kind: 'cut-json', times: 1 }];
    await expect(spin(seen, bet)).rejects.toThrow(SyntaxError);
    const [first, second] = [await spin(seen, bet), await spin(seen, bet)];
    expect(first.answer).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(entries()).toBe(before + 1);
    expect((await spin(seen, { ...bet, bets: reels(setup.stakes[1]) })).status).toBe(422);
    expect(entries()).toBe(before + 1);
  });

  test('SBX-03 a round is refused without money, beyond a limit, with a made-up stake, after the session, from elsewhere', async () => {
    const seen = visit({ scenario: 'limited' });
    const { setup } = await sitDown(seen);
    const { launch, stakes } = setup;
    const code = async (bet: object, headers?: Record<string, string>) => {
      const { answer } = await spin(seen, { launch, ...bet }, headers);
      return answer.ok ? 'played' : answer.code;
    };
    expect(await code({ bets: reels('0.0001') })).toBe('invalid-stake');
    expect(await code({ bets: reels('-1.00') })).toBe('invalid-stake');
    expect(await code({ bets: [] })).toBe('invalid-stake');
    expect((await spin(seen, { launch, bets: reels(stakes.at(-1)) })).answer).toMatchObject({
      code: 'limit-reached',
      stop: { kind: 'limit', limit: expect.stringMatching(/stake|loss/), period: 'day', until: expect.any(Number) },
    });
    expect(await code({ bets: reels(stakes[0]) }, { origin: 'https://evil.example' })).toBe('try-later');
    expect(await code({ bets: reels(stakes[0]), launch: 'made-up' })).toBe('session-ended');
    seen.hold(seen.sandbox.world.signIn('demo.trial'));
    expect((await errorOf(sitDown(seen))).code).toBe('need-true-account');
    seen.sandbox.world.sessions.endAll();
    expect(await code({ bets: reels(stakes[0]) })).toBe('session-ended');
  });

  test('FLT-149 a reload says how the last round ended, for ten minutes, and of this game alone', async () => {
    let now = noon;
    const seen = visit({ scenario: 'member', now: () => now });
    const { setup } = await sitDown(seen);
    expect(setup.last).toBeNull();
    const { answer } = await spin(seen, { launch: setup.launch, bets: reels(setup.stakes[0]) });
    if (!answer.ok) throw new Error(answer.code);
    const { result, stake, win } = answer;
    expect((await sitDown(seen)).setup.last).toEqual({ at: noon, result, stake, win });
    expect((await sitDown(seen, 'OMB-2')).setup.last).toBeNull();
    now += 10 * 60_000;
    expect((await sitDown(seen)).setup.last).toBeNull();
  });

  test('FLT-150 a rest that began elsewhere is named with its end, and the table goes on without the player', async () => {
    const seen = visit({ scenario: 'member', now: () => noon });
    const { launch, stakes } = (await sitDown(seen)).setup;
    const table = (await sitDown(seen, codeOf(seen, 'roulette'))).setup;
    const account = seen.sandbox.world.accounts.find('demo.member');
    if (!account) throw new Error('no demo.member');
    for (const rest of [
      { kind: 'break', from: noon, until: noon + 86_400_000 },
      { kind: 'exclusion', from: noon, until: null },
    ] as const) {
      account.rest = rest;
      const refused = { ok: false, code: 'on-a-break', stop: { kind: rest.kind, until: rest.until } };
      expect((await spin(seen, { launch, bets: reels(stakes[0]) })).answer).toMatchObject(refused);
      expect((await watch(seen, { launch: table.launch, turn: 0 })).answer).toMatchObject(refused);
    }
    expect(
      seen.sandbox.world
        .ledger()
        .entries('demo.member')
        .filter(({ at }) => at >= noon),
    ).toEqual([]);
  });

  test('FLT-035 a stake above the balance is refused and posts nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const { world } = seen.sandbox;
    const account = await world.accounts.open('poorly', 'Quiet lamp 7');
    seen.hold(world.sessions.start(account, false, { userAgent: null, country: 'PK' }).token);
    const { setup } = await sitDown(seen);
    expect(setup.balance).toBe('0.00');
    expect((await spin(seen, { launch: setup.launch, bets: reels(setup.stakes[0]) })).answer).toEqual({
      ok: false,
      code: 'insufficient-funds',
      balance: '0.00',
    });
    expect(world.ledger().entries('poorly')).toEqual([]);
  });
});
