import {
  balance,
  favouriteIds,
  login,
  logout,
  memberInfo,
  readRefusal,
  sendVerification,
  verificationWays,
  verifyLogin,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { totp } from '../src/world/sign-in/totp.ts';
import { codeOf } from './login.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

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
