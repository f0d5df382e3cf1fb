import {
  changePassword,
  chooseIcon,
  closeAccount,
  loginHistory,
  memberIcons,
  memberInfo,
  memberProfile,
  playerAvatar,
  saveProfile,
  sendContactCode,
  setPaymentPassword,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../src/index.ts';
import { email, fieldsOf } from './account.fixture.ts';
import { redeem, terms } from './points.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('my account', () => {
  test('MEM-02 SAF-04 shows who one is, and contacts never in full', async () => {
    const { client } = visit({ scenario: 'member' });
    const profile = await client.call(memberProfile, {});
    expect(profile).toEqual({
      account: 'demo.member',
      nickname: 'Rania',
      birthday: '1991-11-20',
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

  test('MEM-02 FLT-043 FLT-136 a nickname is taken trimmed, and refused when it hides or marks something up', async () => {
    const { client } = visit({ scenario: 'member' });
    await client.call(saveProfile, { nickname: '  رانیہ خان ' });
    expect((await client.call(memberInfo, {})).nickname).toBe('رانیہ خان');
    for (const [nickname, kind] of [
      ['<b>x</b>', 'pattern'],
      ['Ra\u202Enia', 'pattern'],
      [' ', 'required'],
      ['\u2800\u3164', 'invisible'],
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
    const { client, sandbox, signIn, hold } = visit({ now: () => now });
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
    for (let turn = 0; turn < 30; turn += 1) hold(sandbox.world.signIn('demo.member'));
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
