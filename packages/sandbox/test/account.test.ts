import {
  balance,
  bindContact,
  changePassword,
  chooseIcon,
  chooseVerification,
  closeAccount,
  closingState,
  type InputOf,
  login,
  loginHistory,
  memberIcons,
  memberInfo,
  memberProfile,
  playerAvatar,
  pointBalance,
  prepareAuthenticator,
  saveProfile,
  sendContactCode,
  sendVerification,
  setPaymentPassword,
  verificationWays,
  verifyLogin,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../src/index.ts';
import { totp } from '../src/world/totp.ts';
import { redeem, terms } from './points.fixture.ts';
import { errorOf, noon, type Visit, visit } from './visit.ts';

/** The fields that a refusal names, with what is wrong with each. */
const fieldsOf = async (call: Promise<unknown>) => {
  const { code, value } = await errorOf(call);
  return { code, fields: (value as { fields?: object } | null)?.fields ?? null };
};

const codeFor = ({ sandbox }: Visit, purpose: string): string =>
  sandbox.world.smsCodes.open().find((sent) => sent.purpose === purpose)?.code ?? 'none';

const email = 'rania@new.example';
const bind = (seen: Visit, input: Partial<InputOf<typeof bindContact>> = {}) =>
  seen.client.call(bindContact, { kind: 'email', email, verificationCode: codeFor(seen, 'contact'), ...input });

describe('my account', () => {
  test('MEM-02 SAF-04 shows who one is, and contacts never in full', async () => {
    const { client } = visit({ scenario: 'member' });
    const profile = await client.call(memberProfile, {});
    expect(profile).toEqual({
      account: 'demo.member',
      nickname: 'Rania',
      birthday: '1991-06-04',
      avatar: { id: 'u9', picture: '/art/avatars/u9.svg' },
      mobile: { shown: '+92 ••• 567', fixed: false },
      linked: null,
      email: { shown: 'd•••@mail.example', fixed: false },
      paymentPassword: true,
      passwordChangedAt: null,
      verification: null,
      authenticator: false,
    });
  });

  test('MEM-02 a picture is chosen among those that there are, and stands wherever the player does', async () => {
    const { client } = visit({ scenario: 'member' });
    const icons = await client.call(memberIcons, {});
    expect(new Set(icons.map(({ id }) => id)).size).toBe(24);
    expect(await client.call(chooseIcon, { iconId: 'u12' })).toEqual({ picture: '/art/avatars/u12.svg' });
    expect(await client.call(playerAvatar, {})).toEqual({ picture: '/art/avatars/u12.svg' });
    expect((await errorOf(client.call(chooseIcon, { iconId: 'u99' }))).code).toBe('not-found');
    expect((await errorOf(client.call(chooseIcon, { iconId: '../../x' }))).code).toBe('invalid-request');
    expect((await client.call(memberProfile, {})).avatar.id).toBe('u12');
  });

  test('MEM-02 FLT-043 a nickname is taken trimmed, and refused when it hides or marks something up', async () => {
    const { client } = visit({ scenario: 'member' });
    await client.call(saveProfile, { nickname: '  رانیہ خان ' });
    expect((await client.call(memberInfo, {})).nickname).toBe('رانیہ خان');
    for (const [nickname, kind] of [
      ['<b>x</b>', 'pattern'],
      ['Ra\u202Enia', 'pattern'],
      [' ', 'required'],
      ['x'.repeat(30), 'length'],
    ] as const)
      expect(await fieldsOf(client.call(saveProfile, { nickname }))).toEqual({
        code: 'validation-failed',
        fields: { nickname: kind },
      });
    expect((await client.call(memberInfo, {})).nickname).toBe('رانیہ خان');
  });

  test('MEM-02 a birthday is told once, by somebody old enough, and stays', async () => {
    const seen = visit({ scenario: 'vip' });
    const save = (birthday: string) => seen.client.call(saveProfile, { birthday });
    const wrong = async (birthday: string) => (await fieldsOf(save(birthday))).fields;
    expect(await wrong('2008-11-22')).toEqual({ birthday: 'young' });
    expect(await wrong('1990-02-30')).toEqual({ birthday: 'date' });
    expect((await seen.client.call(memberProfile, {})).birthday).toBeNull();
    await save('2008-11-21');
    await save('2008-11-21');
    expect(await wrong('1990-01-01')).toEqual({ birthday: 'fixed' });
    expect((await seen.client.call(memberProfile, {})).birthday).toBe('2008-11-21');
  });

  test('MEM-02 nothing is saved of a form of which one field is wrong', async () => {
    const { client } = visit({ scenario: 'vip' });
    const asked = client.call(saveProfile, { nickname: 'Zubi', birthday: '2020-01-01' });
    expect((await fieldsOf(asked)).fields).toEqual({ birthday: 'young' });
    expect((await client.call(memberInfo, {})).nickname).toBe('Zubair');
  });

  test('MEM-02 the last logins come newest first, with their device and place, this one marked', async () => {
    let now = noon;
    const { client, sandbox, signIn } = visit({ now: () => now });
    await signIn('demo.member');
    now += 60_000;
    await signIn('demo.member');
    const logins = await client.call(loginHistory, {});
    expect(logins.length).toBeGreaterThan(5);
    expect(logins[0]).toMatchObject({ at: noon + 60_000, how: 'password', current: true, country: 'PK' });
    expect(logins.filter(({ current }) => current)).toHaveLength(1);
    const times = logins.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(logins.some(({ device }) => device === 'Chrome, Android')).toBe(true);
    expect(logins.some(({ country }) => country === 'GB')).toBe(true);
    expect(logins.every(({ address }) => address?.endsWith('•••'))).toBe(true);
    const own = (await client.call(loginHistory, {})).length;
    for (let turn = 0; turn < 30; turn += 1) sandbox.world.signIn('demo.member');
    expect([own, (await client.call(loginHistory, {})).length]).toEqual([10, 20]);
  });
});

test('MEM-02 PWD-03 the login password is changed by the old one, and when it was is told', async () => {
  const { client, signIn } = visit({ scenario: 'member' });
  const newPassword = 'Baize.demo.2';
  await client.call(changePassword, { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword });
  expect((await errorOf(client.call(memberProfile, {}))).kind).toBe('signed-out');
  await signIn('demo.member', newPassword);
  expect((await client.call(memberProfile, {})).passwordChangedAt).toBe(noon);
});

describe('a contact', () => {
  test('MEM-02 is bound by the codes sent to the one before and to the new one, and masked in the answer', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    expect(await client.call(sendContactCode, { kind: 'email', side: 'held' })).toEqual({ expiredMinutes: 2 });
    await client.call(sendContactCode, { kind: 'email', email });
    const heldCode = codeFor(seen, 'contact-held');
    expect(await bind(seen, { heldCode })).toEqual({ shown: 'r•••@new.example' });
    expect(seen.sandbox.world.accounts.find('demo.member')?.email).toBe(email);
    expect((await client.call(memberProfile, {})).email.shown).toBe('r•••@new.example');
  });

  test('MEM-02 without the code of the one before nothing changes; a mistyped new code does not cost the other', async () => {
    const seen = visit({ scenario: 'member' });
    await seen.client.call(sendContactCode, { kind: 'email', email });
    expect(await fieldsOf(bind(seen))).toEqual({ code: 'code-expired', fields: { heldCode: 'code-expired' } });
    await seen.client.call(sendContactCode, { kind: 'email', side: 'held' });
    expect((await fieldsOf(bind(seen, { heldCode: '000' }))).fields).toEqual({ heldCode: 'code-wrong' });
    const heldCode = codeFor(seen, 'contact-held');
    const mistyped = await fieldsOf(bind(seen, { heldCode, verificationCode: 'x' }));
    expect(mistyped).toEqual({ code: 'code-wrong', fields: { verificationCode: 'code-wrong' } });
    expect(seen.sandbox.world.accounts.find('demo.member')?.email).toBe('demo.member@mail.example');
    expect(await bind(seen, { heldCode })).toEqual({ shown: 'r•••@new.example' });
  });

  test('MEM-02 FLT-021 a code is good for one contact, once, and void after five wrong ones', async () => {
    const seen = visit({ scenario: 'limited' });
    const number = { kind: 'mobile', mobileNum: '3009990001', countryDialingCode: '92' } as const;
    const { client } = seen;
    await client.call(sendContactCode, number);
    const code = codeFor(seen, 'contact');
    const use = (mobileNum: string, verificationCode = code) =>
      client.call(bindContact, { ...number, mobileNum, verificationCode });
    expect((await errorOf(use('3009990002'))).code).toBe('code-expired');
    for (let turn = 0; turn < 5; turn += 1) expect((await errorOf(use('3009990001', 'no'))).code).toBe('code-wrong');
    expect((await errorOf(use('3009990001'))).code).toBe('code-expired');
    seen.sandbox.world.clock.step(2 * 60_000);
    await client.call(sendContactCode, number);
    expect(await use('3009990001', codeFor(seen, 'contact'))).toEqual({ shown: '+92 ••• 001' });
    expect((await fieldsOf(use('3009990001'))).fields).toEqual({ mobileNum: 'same' });
  });

  test('MEM-02 the account of a third party can be neither changed nor unlinked', async () => {
    const { client } = visit({ scenario: 'vip' });
    expect(await client.call(memberProfile, {})).toMatchObject({ mobile: { fixed: true }, linked: 'Firebase' });
    const number = { kind: 'mobile', mobileNum: '3009990001', countryDialingCode: '92' } as const;
    expect((await errorOf(client.call(sendContactCode, number))).code).toBe('contact-fixed');
    expect((await errorOf(client.call(sendContactCode, { kind: 'mobile', side: 'held' }))).code).toBe('contact-fixed');
    expect((await errorOf(client.call(bindContact, { ...number, verificationCode: '1' }))).code).toBe('contact-fixed');
    await client.call(sendContactCode, { kind: 'email', email });
  });

  test('MEM-02 FLT-003 that it is somebody else’s is not said before it is proved, and then not why it cannot be had', async () => {
    const seen = visit({ scenario: 'limited' });
    const number = { kind: 'mobile', mobileNum: '3001234567', countryDialingCode: '92' } as const;
    expect(await seen.client.call(sendContactCode, number)).toEqual({ expiredMinutes: 2 });
    const verificationCode = codeFor(seen, 'contact');
    expect((await errorOf(seen.client.call(bindContact, { ...number, verificationCode }))).code).toBe(
      'contact-refused',
    );
    expect(seen.sandbox.world.accounts.find('demo.limited')?.mobileNum).toBeNull();
  });

  test.each([
    [{ kind: 'email', email: 'nobody' }, { email: 'pattern' }],
    [{ kind: 'email', email: 'a b@c.example' }, { email: 'pattern' }],
    [{ kind: 'email', email: `${'a'.repeat(200)}@c.example` }, { email: 'pattern' }],
    [{ kind: 'email', email: 'Demo.Member@mail.example' }, { email: 'same' }],
    [{ kind: 'mobile', mobileNum: '12', countryDialingCode: '92' }, { mobileNum: 'pattern' }],
    [{ kind: 'mobile' }, { mobileNum: 'pattern' }],
  ] as const)('MEM-02 no code is sent to %j', async (input, fields) => {
    const { client } = visit({ scenario: 'member' });
    expect(await fieldsOf(client.call(sendContactCode, input))).toEqual({ code: 'validation-failed', fields });
  });

  test('SMS-02 MEM-02 codes are sent one in two minutes and six in an hour, then the wait is told', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    const ask = () => client.call(sendContactCode, { kind: 'email', email });
    await ask();
    expect(await errorOf(ask())).toMatchObject({ kind: 'too-many', retryAfter: 115 });
    for (let turn = 0; turn < 5; turn += 1) {
      sandbox.world.clock.step(2 * 60_000);
      await ask();
    }
    sandbox.world.clock.step(2 * 60_000);
    expect((await errorOf(ask())).kind).toBe('too-many');
  });
});

describe('the payment password', () => {
  const chosen = { paymentPassword: '739105', confirmPaymentPassword: '739105' };

  test('MEM-02 is changed by the one before it, which then pays no more', async () => {
    const seen = visit({ scenario: 'member' });
    const { client } = seen;
    await client.call(setPaymentPassword, { ...chosen, oldPaymentPassword: '246810' });
    const reward = await terms(seen, 'voucher');
    expect((await errorOf(redeem(seen, reward))).code).toBe('payment-password-wrong');
    expect((await redeem(seen, reward, '739105')).status).toBe('approved');
  });

  test('MEM-02 is locked by five wrong ones like at every payment', async () => {
    const { client } = visit({ scenario: 'member' });
    const change = (oldPaymentPassword: string) => client.call(setPaymentPassword, { ...chosen, oldPaymentPassword });
    for (let left = 4; left > 0; left -= 1)
      expect(await errorOf(change('000001'))).toMatchObject({ code: 'payment-password-wrong', value: { left } });
    expect((await errorOf(change('000001'))).code).toBe('payment-password-locked');
    expect((await errorOf(change('246810'))).code).toBe('payment-password-locked');
  });

  test('MEM-02 the first one is set by the login password', async () => {
    const { client, sandbox, signIn } = visit();
    await sandbox.world.accounts.open('fresh', demoPassword);
    await signIn('fresh');
    expect((await client.call(memberProfile, {})).paymentPassword).toBe(false);
    const set = (loginPassword: string) => client.call(setPaymentPassword, { ...chosen, loginPassword });
    expect(await fieldsOf(set('wrong'))).toEqual({ code: 'login-failed', fields: { loginPassword: 'mismatch' } });
    await set(demoPassword);
    expect((await client.call(memberProfile, {})).paymentPassword).toBe(true);
    expect(await sandbox.world.payments.matches('fresh', '739105')).toBe(true);
  });

  test.each([
    [{ paymentPassword: '12345', confirmPaymentPassword: '12345' }, { paymentPassword: 'length' }],
    [{ paymentPassword: '123456', confirmPaymentPassword: '123456' }, { paymentPassword: 'simple' }],
    [{ paymentPassword: '739105', confirmPaymentPassword: '739106' }, { confirmPaymentPassword: 'mismatch' }],
    [{ paymentPassword: '246810', confirmPaymentPassword: '246810' }, { paymentPassword: 'same' }],
  ])('MEM-02 %j is refused by field', async (input, fields) => {
    const { client } = visit({ scenario: 'member' });
    const asked = client.call(setPaymentPassword, { ...input, oldPaymentPassword: '246810' });
    expect(await fieldsOf(asked)).toEqual({ code: 'validation-failed', fields });
  });
});

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

  /** A secret as the platform keeps it, from base32 as an app reads it. */
  function plainOf(base32: string): string {
    const bits = [...base32]
      .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
      .join('');
    return String.fromCharCode(...(bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }
});

describe('closing an account', () => {
  const close = ({ client }: Visit, password = demoPassword) => client.call(closeAccount, { password });

  test('MEM-02 what stands in its way is told before and refused after: money, bets that run, movements that are not through', async () => {
    const seen = visit({ scenario: 'member' });
    const { sandbox, client } = seen;
    sandbox.world.accountRecords().tell({
      reference: 'W261121000001',
      username: 'demo.member',
      at: noon,
      type: 'withdrawal',
      status: 'in-review',
      amount: -100n,
    });
    const state = await client.call(closingState, {});
    expect(state).toMatchObject({ obstacles: ['balance', 'bets', 'movements'], keptDays: 30 });
    expect(state.balance).toBe((await client.call(balance, {})).amount);
    expect(await errorOf(close(seen))).toMatchObject({
      code: 'closing-blocked',
      value: { obstacles: ['balance', 'bets', 'movements'] },
    });
    await client.call(pointBalance, {});
  });

  test('MEM-02 FLT-001 FLT-018 once closed, every session is over and nobody logs in: the answer is that of any failed login', async () => {
    const seen = visit();
    const { client, sandbox, signIn } = seen;
    await sandbox.world.accounts.open('fresh', demoPassword, { mobileNum: '+923009998877' });
    const elsewhere = sandbox.world.signIn('fresh');
    await signIn('fresh');
    expect((await client.call(closingState, {})).obstacles).toEqual([]);
    expect(await fieldsOf(close(seen, 'wrong'))).toEqual({ code: 'login-failed', fields: { password: 'mismatch' } });
    await close(seen);
    expect(sandbox.world.sessions.peek(elsewhere)).toBeNull();
    expect((await errorOf(client.call(memberProfile, {}))).kind).toBe('signed-out');
    const failed = async (username: string, password: string) => {
      const { code, message, status, value } = await errorOf(client.call(login, { username, password }));
      return { code, message, status, value };
    };
    expect(await failed('fresh', demoPassword)).toEqual(await failed('nobody.at.all', 'x'));
    expect(sandbox.world.accounts.findByMobile('+923009998877')).toBeUndefined();
  });

  test('MEM-02 SBX-03 less than one unit is given up by a posting of its own', async () => {
    const seen = visit();
    const { world } = seen.sandbox;
    await world.accounts.open('fresh', demoPassword);
    const rest = { from: 'house:bank', to: 'fresh', at: noon, reference: 'rest' };
    world.ledger().post({ key: 'rest', kind: 'deposit', amount: 99n, ...rest });
    await seen.signIn('fresh');
    await close(seen);
    expect(world.ledger().balance('fresh')).toBe(0n);
    expect(world.ledger().balance('house:closed')).toBe(99n);
  });

  test('MEM-02 RSP-04 a break is no obstacle, a wrong password counts', async () => {
    const seen = visit({ scenario: 'excluded' });
    for (let turn = 0; turn < 10; turn += 1) await errorOf(close(seen, 'wrong'));
    expect((await errorOf(close(seen, 'wrong'))).kind).toBe('too-many');
    seen.sandbox.world.limiter.forget();
    expect((await errorOf(close(seen))).value).toEqual({ obstacles: ['balance'] });
  });
});

test('FLT-016 MEM-02 a trial account is refused at every call of the account page', async () => {
  const { client } = visit({ scenario: 'trial' });
  for (const call of [
    client.call(memberProfile, {}),
    client.call(memberIcons, {}),
    client.call(saveProfile, { nickname: 'Guest' }),
    client.call(sendContactCode, { kind: 'email', email }),
    client.call(closeAccount, { password: demoPassword }),
  ])
    expect(await errorOf(call)).toMatchObject({ status: 403, code: 'need-true-account' });
});
