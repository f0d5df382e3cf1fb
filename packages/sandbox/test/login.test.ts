import {
  captchaProof,
  login,
  playSession,
  prolongSession,
  sendAccountCode,
  sessionLife,
  socialLogin,
  solveProof,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, phone, site } from './login.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

describe('logging in by phone', () => {
  test('LGN-03 FLT-021 a code lets in whose number it went to, once; another number, another purpose and a used code do not', async () => {
    const visited = visit();
    const { client } = visited;
    await client.call(sendAccountCode, { ...phone, type: 'login' });
    const verificationCode = codeOf(visited);
    const enter = (more: object = {}) => client.call(login, { type: 'sms', ...phone, verificationCode, ...more });
    expect((await errorOf(enter({ verificationCode: '000000x' }))).code).toBe('code-wrong');
    expect((await errorOf(enter({ nationalNumber: '3007654321' }))).code).toBe('code-expired');
    expect((await enter({ nationalNumber: '0300 1234567' })).token).toHaveLength(43);
    expect((await errorOf(enter())).code).toBe('code-expired');
  });

  test('LGN-03 a number that no account has is said to be so only to whoever holds it', async () => {
    const visited = visit();
    const { client } = visited;
    const other = { nationalNumber: '3339998887', callingCode: '92' };
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
