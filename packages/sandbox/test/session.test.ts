import { balance, captcha, changePassword, login, readRefusal, register } from '@baize/gateway';
import { describe, expect, test, vi } from 'vitest';
import { errorOf, noon, sandboxCipher, type Visit, visit } from './visit.ts';

const site = 'https://site.example';

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('logging in and registering', () => {
  const solve = async ({ client, sandbox }: Visit) => {
    const { id, image } = await client.call(captcha, {});
    expect(image).toMatch(/^data:image\/png;base64,iVBOR/);
    const riddle = sandbox.world.captchas.open().find((open) => open.id === id);
    return { captchaId: id ?? '', captcha: riddle?.answer ?? '' };
  };

  test('FLT-001 every failed login answers byte for byte alike, locked or unknown, wrong or right', async () => {
    const { sandbox, client } = visit();
    sandbox.world.settings.captchaAfter = 1_000;
    const lock = async (username: string) => {
      for (let i = 0; i < 10; i += 1) await errorOf(client.call(login, { username, password: 'wrong' }));
    };
    await lock('demo.vip');
    const answers = new Set<string>();
    for (const [username, password] of [
      ['nobody.here', 'wrong'],
      ['demo.member', 'wrong'],
      ['demo.vip', 'Baize.demo.1'],
      ['demo.agent', 'wrong'],
      ['arlo', 'wrong'],
    ] as const) {
      const payload = await (await sandboxCipher(sandbox)).seal({ username, password }, noon);
      const response = await sandbox.fetch(`${site}/wps/session/login`, post({ payload }));
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toHaveLength(1);
  });

  test('FLT-001 a failed login does the same work for an unknown name as for a known one', async () => {
    const { accounts } = visit().sandbox.world;
    // The first call also creates the hashes of the seeded accounts.
    await accounts.authenticate('demo.member', 'wrong');
    const work = vi.spyOn(crypto.subtle, 'deriveBits');
    const workOf = async (username: string) => {
      work.mockClear();
      await accounts.authenticate(username, 'wrong');
      return work.mock.calls.map(([algorithm, , length]) => [(algorithm as Pbkdf2Params).iterations, length]);
    };
    const known = await workOf('demo.member');
    expect(known.length).toBeGreaterThan(0);
    expect(await workOf('nobody')).toEqual(known);
    work.mockRestore();
  });

  test('LGN-02 LGN-06 the third failure asks for a captcha, which must be solved, once, in time', async () => {
    const visited = visit();
    const { client, sandbox } = visited;
    const attempt = (more: object = {}) =>
      client.call(login, { username: 'demo.member', password: 'Baize.demo.1', ...more });
    const wrong = () => errorOf(client.call(login, { username: 'Demo.Member ', password: 'no' }));
    expect(readRefusal((await wrong()).value).captcha).toBe(false);
    expect(readRefusal((await wrong()).value).captcha).toBe(false);
    expect(readRefusal((await wrong()).value).captcha).toBe(true);
    expect((await errorOf(attempt())).code).toBe('captcha-required');
    const first = await solve(visited);
    expect((await errorOf(attempt({ ...first, captcha: 'XXXXX' }))).code).toBe('captcha-wrong');
    expect((await errorOf(attempt(first))).code).toBe('captcha-expired');
    const second = await solve(visited);
    sandbox.world.clock.step(121_000);
    expect((await errorOf(attempt(second))).code).toBe('captcha-expired');
    const third = await solve(visited);
    expect((await attempt({ ...third, captcha: ` ${third.captcha.toLowerCase()} ` })).token).toHaveLength(43);
    expect((await attempt()).token).toHaveLength(43);
  });

  test('FLT-005 too many captchas or failures end in a 429 with Retry-After', async () => {
    const { client, sandbox } = visit();
    for (let i = 0; i < 60; i += 1) await client.call(captcha, {});
    const error = await errorOf(client.call(captcha, {}));
    expect(error).toMatchObject({ kind: 'too-many', status: 429, retryAfter: 60 });
    sandbox.world.clock.step(60_000);
    await client.call(captcha, {});
  });

  test('FLT-018 a login gives a new token and ends the one that came along', async () => {
    const { sandbox, signIn } = visit();
    const first = await signIn('demo.member');
    const payload = await (await sandboxCipher(sandbox)).seal(
      { username: 'demo.member', password: 'Baize.demo.1' },
      noon,
    );
    const response = await sandbox.fetch(
      `${site}/wps/session/login`,
      post({ payload }, { authorization: `Bearer ${first}` }),
    );
    const { value } = (await response.json()) as { value: { token: string } };
    expect(value.token).not.toBe(first);
    expect(sandbox.world.sessions.peek(first)).toBeNull();
  });

  test('FLT-020 replayed, old, tampered, foreign and readable payloads are refused alike', async () => {
    const { sandbox } = visit();
    const input = { username: 'demo.member', password: 'Baize.demo.1' };
    const fresh = await (await sandboxCipher(sandbox)).seal(input, noon);
    const old = await (await sandboxCipher(sandbox)).seal(input, noon - 301_000);
    const send = (body: unknown) => sandbox.fetch(`${site}/wps/session/login`, post(body));
    const parts = fresh.split('.');
    const middle = parts[3] ?? '';
    const tampered = [...parts.slice(0, 3), (middle[0] === 'A' ? 'B' : 'A') + middle.slice(1), parts[4]].join('.');
    expect((await send({ payload: fresh })).status).toBe(200);
    const answers = new Set<string>();
    for (const body of [
      { payload: fresh },
      { payload: old },
      { payload: tampered },
      input,
      { payload: 'x.y' },
      null,
      7,
    ]) {
      const response = await send(body);
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual([
      '400 {"success":false,"value":null,"message":"the payload cannot be used","code":"invalid-request"}',
    ]);
  });

  test('FLT-024 a write from another site is refused and changes nothing', async () => {
    const { sandbox } = visit();
    const token = sandbox.world.signIn('demo.vip');
    const path = `${site}/wps/relay/MCSFE_favoriteGame`;
    const body = { nodeId: '100001', vendor: 'OMB', gameType: 'RNG' };
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const response = await sandbox.fetch(path, post(body, { authorization: `Bearer ${token}`, ...headers }));
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
    expect(sandbox.world.playerGames.favourites('demo.vip')).toEqual([]);
    const own = { authorization: `Bearer ${token}`, origin: site, 'sec-fetch-site': 'same-origin' };
    expect((await sandbox.fetch(path, post(body, own))).status).toBe(200);
    expect(sandbox.world.playerGames.favourites('demo.vip')).toEqual([100_001]);
  });

  test('REG-07 FLT-003 registration checks rules, then the captcha, then the name, and opens with welcome money', async () => {
    const visited = visit();
    const { client, hold, sandbox } = visited;
    const form = { username: 'newcomer', password: 'Quiet lamp 7', confirmPassword: 'Quiet lamp 7', registerUrl: site };
    const fields = async (call: Promise<unknown>) => readRefusal((await errorOf(call)).value).fields;
    expect(
      await fields(client.call(register, { ...form, username: '9x', confirmPassword: 'other', captcha: 'AAAAA' })),
    ).toEqual({
      username: 'length',
      confirmPassword: 'mismatch',
    });
    const wrong = client.call(register, { ...form, captchaId: 'none', captcha: 'AAAAA' });
    expect((await errorOf(wrong)).code).toBe('captcha-expired');
    const taken = client.call(register, { ...form, username: 'bruno', ...(await solve(visited)) });
    expect(await errorOf(taken)).toMatchObject({ code: 'username-taken' });
    const invited = client.call(register, { ...form, affiliateCode: 'NOBODY1', ...(await solve(visited)) });
    expect((await errorOf(invited)).code).toBe('invitation-code-error');
    const opened = await client.call(register, { ...form, affiliateCode: 'table42', ...(await solve(visited)) });
    hold(opened.token);
    expect(await client.call(balance, {})).toEqual({ amount: '1000.00', currency: 'PKR' });
    expect(
      sandbox.world
        .ledger()
        .entries('newcomer')
        .map(({ kind }) => kind),
    ).toEqual(['welcome']);
    const again = await client.call(login, { username: 'NewComer', password: 'Quiet lamp 7' });
    expect(again.firstTimeLogin).toBe(false);
  });

  test('REG-01 closed registration says so', async () => {
    const { client } = visit({ scenario: 'no-toggle' });
    const form = { username: 'newcomer', password: 'x', confirmPassword: 'x', registerUrl: site };
    expect((await errorOf(client.call(register, form))).code).toBe('registration-closed');
  });
});

describe('changing a password', () => {
  const [old, fresh] = ['Baize.first.1', 'Another one 2'];
  const change = (
    client: Visit['client'],
    oldPassword: string,
    newPassword: string,
    confirmNewPassword = newPassword,
  ) => client.call(changePassword, { oldPassword, newPassword, confirmNewPassword });

  test('FLT-015 SES-01 a session that owes a change may change and sign out, and nothing else', async () => {
    const { client, signIn } = visit();
    await signIn('demo.new', old);
    expect((await errorOf(client.call(balance, {}))).code).toBe('change-password-first');
    expect(readRefusal((await errorOf(change(client, 'wrong', fresh))).value).fields).toHaveProperty('oldPassword');
    expect(readRefusal((await errorOf(change(client, old, fresh, 'other'))).value).fields).toHaveProperty(
      'confirmNewPassword',
    );
    expect(readRefusal((await errorOf(change(client, old, 'short'))).value).fields).toHaveProperty('newPassword');
    expect(readRefusal((await errorOf(change(client, old, old))).value).fields).toHaveProperty('newPassword');
    await change(client, old, fresh);
  });

  test('FLT-018 LGN-04 a change ends every session of the account; the new password opens an unrestricted one', async () => {
    const { client, signIn, sandbox } = visit();
    await signIn('demo.new', old);
    await change(client, old, fresh);
    expect(sandbox.world.sessions.open()).toEqual([]);
    expect((await errorOf(client.call(login, { username: 'demo.new', password: old }))).code).toBe('login-failed');
    const entered = await client.call(login, { username: 'demo.new', password: fresh });
    expect(entered).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(sandbox.world.sessions.peek(entered.token)?.restricted).toBe(false);
  });
});
