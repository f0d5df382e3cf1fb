import { login, readRefusal, resetPassword, sendAccountCode, sendPasswordLetter } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, phone, site } from './login.fixture.ts';
import { errorOf, visit } from './visit.ts';

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
