import {
  chooseVerification,
  loginHistory,
  memberProfile,
  prepareAuthenticator,
  sendVerification,
  verificationWays,
  verifyLogin,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { totp } from '../src/world/sign-in/totp.ts';
import { codeFor, fieldsOf } from './account.fixture.ts';
import { errorOf, visit } from './visit.ts';

describe('extra verification', () => {
  test('MEM-02 LGN-08 an authenticator is prepared, proved and then the only way in from an unknown address', async () => {
    const seen = visit({ scenario: 'member' });
    const { client, sandbox, signIn } = seen;
    const { secret, address } = await client.call(prepareAuthenticator, {});
    const query = new URL(address).searchParams;
    expect([query.get('secret'), query.get('digits'), query.get('period')]).toEqual([secret, '6', '30']);
    expect(decodeURIComponent(new URL(address).pathname)).toMatch(/Baize:demo\.member$/);
    const choose = (answer: string) => client.call(chooseVerification, { kind: 'authenticator', answer });
    expect((await fieldsOf(choose('000000'))).fields).toEqual({ answer: 'verification-wrong' });
    expect((await client.call(memberProfile, {})).authenticator).toBe(false);
    const code = async () => totp(plainOf(secret), sandbox.world.clock.now());
    await choose(await code());
    expect(await client.call(memberProfile, {})).toMatchObject({ verification: 'authenticator', authenticator: true });
    const account = sandbox.world.accounts.find('demo.member');
    if (account) account.unknownAddress = true;
    await signIn('demo.member');
    expect((await client.call(verificationWays, {})).ways).toEqual([{ kind: 'authenticator', hint: null }]);
    const { token } = await client.call(verifyLogin, { kind: 'authenticator', answer: await code() });
    seen.hold(token);
    expect((await client.call(loginHistory, {})).filter(({ current }) => current)).toHaveLength(1);
  });

  test('MEM-02 a code by message is chosen by such a code; the name on the bank account by that name', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    await client.call(sendVerification, { kind: 'sms' });
    await client.call(chooseVerification, { kind: 'sms', answer: codeFor(seen, 'verify') });
    expect((await client.call(memberProfile, {})).verification).toBe('sms');
    await client.call(chooseVerification, { kind: 'bank', answer: ' rania  ASHGROVE' });
    expect((await client.call(memberProfile, {})).verification).toBe('bank');
    expect((await errorOf(client.call(chooseVerification, { kind: 'sms', answer: '1' }))).code).toBe('code-expired');
  });

  function plainOf(base32: string): string {
    const bits = [...base32]
      .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
      .join('');
    return String.fromCharCode(...(bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }
});
