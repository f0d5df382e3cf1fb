import {
  balance,
  captchaProof,
  endpoint,
  favouriteIds,
  login,
  logout,
  memberInfo,
  playSession,
  prolongSession,
  readRefusal,
  resetPassword,
  sendAccountCode,
  sendPasswordLetter,
  sendVerification,
  sessionLife,
  socialLogin,
  solveProof,
  startFreePlay,
  verificationWays,
  verifyLogin,
} from '@baize/gateway';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/http/answer.ts';
import { totp } from '../src/world/totp.ts';
import { errorOf, noon, sandboxCipher, type Visit, visit } from './visit.ts';

const site = 'https://site.example';
const phone = { mobileNum: '3001234567', countryDialingCode: '92' };
const codeOf = ({ sandbox }: Visit) => sandbox.world.smsCodes.open().at(-1)?.code ?? '';

describe('logging in by phone', () => {
  test('LGN-03 FLT-021 a code lets in whose number it went to, once; another number, another purpose and a used code do not', async () => {
    const visited = visit();
    const { client } = visited;
    await client.call(sendAccountCode, { ...phone, type: 'login' });
    const verificationCode = codeOf(visited);
    const enter = (more: object = {}) => client.call(login, { type: 'sms', ...phone, verificationCode, ...more });
    expect((await errorOf(enter({ verificationCode: '000000x' }))).code).toBe('code-wrong');
    expect((await errorOf(enter({ mobileNum: '3007654321' }))).code).toBe('code-expired');
    expect((await enter({ mobileNum: '0300 1234567' })).token).toHaveLength(43);
    expect((await errorOf(enter())).code).toBe('code-expired');
  });

  test('LGN-03 a number that no account has is said to be so only to whoever holds it', async () => {
    const visited = visit();
    const { client } = visited;
    const other = { mobileNum: '3339998887', countryDialingCode: '92' };
    await client.call(sendAccountCode, { ...other, type: 'login' });
    const wrong = client.call(login, { type: 'sms', ...other, verificationCode: 'nope' });
    expect((await errorOf(wrong)).code).toBe('code-wrong');
    const right = client.call(login, { type: 'sms', ...other, verificationCode: codeOf(visited) });
    expect((await errorOf(right)).code).toBe('number-unknown');
  });

  test('APP-08 MOBILEVERCODELOGIN3 off: no code and no login by phone', async () => {
    const { client } = visit({ scenario: 'no-toggle' });
    expect((await errorOf(client.call(sendAccountCode, { ...phone, type: 'login' }))).code).toBe('not-allowed');
    const enter = client.call(login, { type: 'sms', ...phone, verificationCode: '1' });
    expect(await errorOf(enter)).toMatchObject({ status: 403, code: 'not-allowed' });
  });
});

test('FLT-007 the answer of a login that was lost comes again, its captcha not asked for twice; another attempt is another login', async () => {
  const { client, sandbox } = visit({ scenario: 'captcha' });
  const { id, ...task } = await client.call(captchaProof, {});
  const proof = { captchaId: id, captcha: (await solveProof(task)) ?? '' };
  const attempt = crypto.randomUUID();
  const who = { username: 'demo.member', password: 'Baize.demo.1', attempt };
  sandbox.world.settings.faults = [{ call: 'login', kind: 'reset', times: 1 }];
  expect(await errorOf(client.call(login, { ...who, ...proof }))).toMatchObject({ outcome: 'unknown' });
  const again = await client.call(login, { ...who, ...proof });
  expect(sandbox.world.sessions.open()).toHaveLength(1);
  expect(sandbox.world.sessions.peek(again.token)).not.toBeNull();
  expect((await errorOf(client.call(login, { ...who, ...proof, password: 'wrong' }))).code).toBe('captcha-expired');
  expect((await errorOf(client.call(login, { ...who, attempt: crypto.randomUUID() }))).code).toBe('captcha-required');
});

test('FLT-124 a riddle for the machine stands for the picture, and is good once', async () => {
  const { client } = visit({ scenario: 'captcha' });
  const { id, ...task } = await client.call(captchaProof, {});
  const proof = { captchaId: id, captcha: (await solveProof(task)) ?? '' };
  const enter = () => client.call(login, { username: 'demo.member', password: 'Baize.demo.1', ...proof });
  expect((await enter()).token).toHaveLength(43);
  expect((await errorOf(enter())).code).toBe('captcha-expired');
  expect(await solveProof({ ...task, most: 1, digest: '0'.repeat(64) })).toBeNull();
});

describe('a login from an unregistered address', () => {
  test('LGN-08 everything but the proof and signing out is refused, by every door', async () => {
    const { client, signIn } = visit();
    await signIn('demo.away');
    for (const call of [client.call(balance, {}), client.call(memberInfo, {}), client.call(favouriteIds, {})]) {
      expect(await errorOf(call)).toMatchObject({ status: 403, code: 'verify-first' });
    }
    const { ways } = await client.call(verificationWays, {});
    expect(ways.map(({ kind }) => kind)).toEqual(['sms', 'email', 'authenticator', 'bank']);
    expect(JSON.stringify(ways)).not.toMatch(/7654321|demo\.away|Farrow/);
    await client.call(logout, {});
  });

  test.each(['sms', 'email'] as const)(
    'LGN-08 FLT-018 by %s: the code gives another token and ends the one before',
    async (kind) => {
      const visited = visit();
      const { client, signIn, sandbox, hold } = visited;
      const first = await signIn('demo.away');
      expect(await client.call(sendVerification, { kind })).toEqual({ expiredMinutes: 2 });
      expect(await errorOf(client.call(sendVerification, { kind }))).toMatchObject({ status: 429 });
      const wrong = await errorOf(client.call(verifyLogin, { kind, answer: 'no' }));
      expect(readRefusal(wrong.value).fields).toEqual({ answer: 'verification-wrong' });
      const { token } = await client.call(verifyLogin, { kind, answer: ` ${codeOf(visited)} ` });
      expect(token).not.toBe(first);
      expect(sandbox.world.sessions.peek(first)).toBeNull();
      hold(token);
      expect((await client.call(balance, {})).amount).toBe('750.00');
      expect((await client.call(login, { username: 'demo.away', password: 'Baize.demo.1' })).verificationDue).toBe(
        false,
      );
    },
  );

  test('LGN-08 by authenticator code and by the name on the bank account; ten wrong tries end in a wait', async () => {
    const { client, signIn, hold } = visit();
    await signIn('demo.away');
    const prove = (kind: 'authenticator' | 'bank', proof: string) => client.call(verifyLogin, { kind, answer: proof });
    expect((await errorOf(prove('authenticator', '000000'))).code).toBe('verification-wrong');
    const { token } = await prove('authenticator', await totp('away from home', noon - 29_000));
    expect(token).toHaveLength(43);
    const other = visit();
    await other.signIn('demo.away');
    const named = await other.client.call(verifyLogin, { kind: 'bank', answer: ' idris  FARROW ' });
    expect(named.token).toHaveLength(43);
    hold(null);
    const third = visit();
    await third.signIn('demo.away');
    for (let i = 0; i < 10; i += 1) await errorOf(third.client.call(verifyLogin, { kind: 'bank', answer: 'x' }));
    const closed = third.client.call(verifyLogin, { kind: 'bank', answer: 'Idris Farrow' });
    expect(await errorOf(closed)).toMatchObject({ kind: 'too-many', retryAfter: 600 });
  });

  test('LGN-08 an authenticator counts as RFC 6238 does', async () => {
    expect(await totp('12345678901234567890', 59_000)).toBe('287082');
    expect(await totp('12345678901234567890', 1_111_111_109_000)).toBe('081804');
  });
});

describe('lost passwords', () => {
  const fields = { username: 'demo.member', email: 'demo.member@mail.example' };

  test('PWD-02 FLT-002 a letter goes to whom name and address belong; the answer is the same for everybody', async () => {
    const { sandbox } = visit();
    const send = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      sandbox.fetch(`${site}/wps/member/password/email`, { method: 'POST', body: new URLSearchParams(body), headers });
    const answers = new Set<string>();
    for (const body of [fields, { ...fields, email: 'else@mail.example' }, { ...fields, username: 'nobody' }]) {
      const response = await send(body);
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual(['200 {"success":true,"value":null}']);
    expect(sandbox.world.letters.map(({ to }) => to)).toEqual([fields.email]);
  });

  test('FLT-024 a form of another origin sends no letter', async () => {
    const { sandbox } = visit();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await sandbox.fetch(`${site}/wps/member/password/email`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      });
      expect(response.status).toBe(403);
    }
    expect(sandbox.world.letters).toEqual([]);
  });

  test('PWD-02 the password of the letter lets in for half an hour and has to be changed; the old one still holds', async () => {
    const { client, sandbox } = visit();
    await client.call(sendPasswordLetter, fields);
    const password = sandbox.world.letters[0]?.password ?? '';
    expect((await client.call(login, { username: 'demo.member', password: 'Baize.demo.1' })).firstTimeLogin).toBe(
      false,
    );
    const entered = await client.call(login, { username: 'demo.member', password });
    expect(entered.firstTimeLogin).toBe(true);
    expect(sandbox.world.sessions.peek(entered.token)?.restricted).toBe(true);
    sandbox.world.clock.step(31 * 60_000);
    expect((await errorOf(client.call(login, { username: 'demo.member', password }))).code).toBe('login-failed');
  });

  test('PWD-02 FLT-018 by phone: the code sets the password, names the account and ends its sessions', async () => {
    const visited = visit();
    const { client, sandbox, signIn } = visited;
    await signIn('demo.member');
    await client.call(sendAccountCode, { ...phone, type: 'password' });
    const reset = (more: object = {}) =>
      client.call(resetPassword, { ...phone, verificationCode: codeOf(visited), newPassword: 'Brand new 5', ...more });
    expect(readRefusal((await errorOf(reset({ newPassword: 'short' }))).value).fields).toHaveProperty('newPassword');
    expect(readRefusal((await errorOf(reset({ verificationCode: 'x' }))).value).fields).toHaveProperty(
      'verificationCode',
    );
    expect(await reset()).toEqual({ account: 'demo.member' });
    expect(sandbox.world.sessions.open()).toEqual([]);
    expect((await client.call(login, { username: 'demo.member', password: 'Brand new 5' })).token).toHaveLength(43);
  });

  test.each([
    ['PWRESET', { PWRESET: false }],
    ['CHNGPASSMAIL3', { CHNGPASSMAIL3: false }],
  ])('APP-08 %s off: no letter is sent', async (_, off) => {
    const { client, sandbox } = visit();
    Object.assign(sandbox.world.settings.toggles, off);
    expect((await errorOf(client.call(sendPasswordLetter, fields))).code).toBe('not-allowed');
  });

  test.each([
    ['PWRESET', { PWRESET: false }],
    ['CHNGPASSVERIF3', { CHNGPASSVERIF3: false }],
  ])('APP-08 %s off: no password is set by phone', async (_, off) => {
    const { client, sandbox } = visit();
    Object.assign(sandbox.world.settings.toggles, off);
    const reset = client.call(resetPassword, { ...phone, verificationCode: '1', newPassword: 'Brand new 5' });
    expect((await errorOf(reset)).code).toBe('not-allowed');
  });
});

test('APP-08 LGN-05 an expired password forces a change with PWDEXPFORCECHANGE3, and only then', async () => {
  for (const on of [true, false]) {
    const { client, sandbox } = visit();
    sandbox.world.settings.toggles.PWDEXPFORCECHANGE3 = on;
    const account = sandbox.world.accounts.find('demo.member');
    if (account) account.passwordExpired = true;
    const { token, passwordExpired } = await client.call(login, { username: 'demo.member', password: 'Baize.demo.1' });
    expect(passwordExpired).toBe(true);
    expect(sandbox.world.sessions.peek(token)?.restricted).toBe(on);
  }
});

describe('free play', () => {
  const random = 'a random text of some length';

  test('LGN-09 APP-08 FREEPLAY3 on: it opens an account of type 4 with money to play with', async () => {
    const { client, hold, sandbox } = visit();
    const { token } = await client.call(startFreePlay, { os: 'linux', random });
    hold(token);
    expect((await client.call(memberInfo, {})).type).toBe('4');
    expect((await client.call(balance, {})).amount).toBe('1000.00');
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
    const sealed = await (await sandboxCipher(sandbox)).seal({ random });
    expect((await send(sealed)).status).toBe(200);
    expect((await send(sealed)).status).toBe(400);
  });

  test('APP-08 FREEPLAY3 off, or a brand without it: refused', async () => {
    const off = visit({ scenario: 'no-toggle' });
    expect((await errorOf(off.client.call(startFreePlay, { os: 'linux', random }))).code).toBe('not-allowed');
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

describe('by a third party', () => {
  const start = '/sandbox/provider/facebook';
  const allow = async ({ sandbox }: Visit, back: string) =>
    sandbox.fetch(
      `${site}${start}/allow?${new URLSearchParams({ return: back, state: 's1', account: 'demo.member' })}`,
      {
        redirect: 'manual',
      },
    );

  test('LGN-01 SAF-02 it leads back to a path of this site alone, with a ticket that is good once and for itself', async () => {
    const visited = visit();
    const { client } = visited;
    for (const bad of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
      expect((await allow(visited, bad)).status, bad).toBe(400);
    }
    const response = await allow(visited, '/login?from=x');
    const back = new URL(response.headers.get('location') ?? '', site);
    expect(back.origin + back.pathname).toBe(`${site}/login`);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ from: 'x', provider: 'facebook', state: 's1' });
    const ticket = back.searchParams.get('ticket') ?? '';
    expect((await errorOf(client.call(socialLogin, { provider: 'telegram', ticket }))).code).toBe('social-failed');
    const second =
      new URL((await allow(visited, '/')).headers.get('location') ?? '', site).searchParams.get('ticket') ?? '';
    expect((await client.call(socialLogin, { provider: 'facebook', ticket: second })).token).toHaveLength(43);
    expect((await errorOf(client.call(socialLogin, { provider: 'facebook', ticket: second }))).code).toBe(
      'social-failed',
    );
  });
});

test('SES-06 FLT-127 the end of a session is told without moving it; what a clock asks does not move it either; a press does', async () => {
  const { client, signIn, sandbox } = visit();
  await signIn('demo.member');
  const endsAt = noon + 120 * 60_000;
  expect(await client.call(sessionLife, {})).toEqual({ endsAt });
  sandbox.world.clock.step(60_000);
  await client.call(playSession, {});
  expect(await client.call(sessionLife, {})).toEqual({ endsAt });
  expect(await client.call(prolongSession, {})).toEqual({ endsAt: endsAt + 60_000 });
  sandbox.world.clock.step(121 * 60_000);
  expect(await errorOf(client.call(sessionLife, {}))).toMatchObject({ kind: 'signed-out' });
});
