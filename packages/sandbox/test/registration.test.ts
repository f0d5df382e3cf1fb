import { registrationNames } from '@baize/domain';
import {
  balance,
  checkAffiliate,
  humanChallenge,
  memberInfo,
  readRefusal,
  register,
  registerMobile,
  registerSettings,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../src/index.ts';
import { errorOf, sentCode, solve, type Visit, visit } from './visit.ts';

const site = 'https://site.example';
const form = { username: 'newcomer', password: 'Quiet lamp 7', confirmPassword: 'Quiet lamp 7', registerUrl: site };
const phone = { nationalNumber: '3335550101', callingCode: '92', registerUrl: site };
const secret = { password: 'Quiet lamp 7', confirmPassword: 'Quiet lamp 7' };

const open = (settings: Partial<Omit<Settings, 'toggles'>> = {}, toggles: Partial<Settings['toggles']> = {}): Visit => {
  const visited = visit();
  const { world } = visited.sandbox;
  world.settings = { ...world.settings, ...settings, toggles: { ...world.settings.toggles, ...toggles } };
  return visited;
};

const fieldsOf = async (call: Promise<unknown>) => readRefusal((await errorOf(call)).value).fields;

describe('which registrations are open', () => {
  test.each([
    ['DIRECTREG3', { DIRECTREG3: false }, 'registration-closed', 'registration-closed'],
    ['USERNAMEREG3', { USERNAMEREG3: false }, 'registration-closed', null],
    ['MOBILENUMREG3', { MOBILENUMREG3: false }, null, 'registration-closed'],
    ['nothing', {}, null, null],
  ])('APP-08 with %s off', async (_, toggles, byName, byNumber) => {
    const visited = open({}, toggles);
    const { client } = visited;
    const outcome = async (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: { code: string }) => error.code,
      );
    expect(await outcome(client.call(register, { ...form, ...(await solve(visited)) }))).toBe(byName);
    const mobile = { ...phone, ...secret, username: 'another1', ...(await solve(visited)) };
    expect(await outcome(client.call(registerMobile, mobile))).toBe(byNumber);
  });

  test.each([
    [true, { password: 'required', confirmPassword: 'required' }],
    [false, {}],
  ])('APP-08 MOBILENUMPASSREG3 %s: whether a number needs a password', async (on, wrong) => {
    const visited = open({ brand: 'plain' }, { MOBILENUMPASSREG3: on });
    const call = visited.client.call(registerMobile, { ...phone, username: 'newcomer', ...(await solve(visited)) });
    if (on) expect(await fieldsOf(call)).toEqual(wrong);
    else expect((await call).token).toHaveLength(43);
  });

  test.each([true, false])('APP-08 REGMOBVERF3 %s: whether a number needs its code', async (on) => {
    const visited = open({}, { REGMOBVERF3: on });
    const input = { ...phone, ...secret, username: 'newcomer' };
    const call = visited.client.call(registerMobile, { ...input, ...(await solve(visited)) });
    if (!on) expect((await call).account).toBe('newcomer');
    else {
      expect(await fieldsOf(call)).toEqual({ verificationCode: 'required' });
      const verificationCode = await sentCode(visited, phone);
      const solved = await solve(visited);
      const opened = await visited.client.call(registerMobile, { ...input, ...solved, verificationCode });
      expect(opened.account).toBe('newcomer');
    }
  });
});

test('REG-01 a closed registration is open to whoever brings a code that holds', async () => {
  const visited = open({}, { DIRECTREG3: false });
  const attempt = async (affiliateCode: string) =>
    visited.client.call(register, { ...form, affiliateCode, ...(await solve(visited)) });
  expect((await errorOf(attempt('NOBODY1'))).code).toBe('registration-closed');
  expect((await attempt('TABLE42')).token).toHaveLength(43);
});

describe('the fields', () => {
  test('REG-03 each brand has rules of its own, and a switch asks for every field of the source', async () => {
    const asked = async (settings: Partial<Settings>) => {
      const { rules } = await open(settings).client.call(registerSettings, {});
      return registrationNames.filter((name) => rules[name]?.enabled);
    };
    const brands = await Promise.all((['baize', 'lumen', 'lotus', 'plain'] as const).map((brand) => asked({ brand })));
    expect(new Set(brands.map((names) => names.join())).size).toBe(4);
    const every = registrationNames.filter((name) => name !== 'confirmPassword');
    expect(await asked({ everyField: true })).toEqual(every);
  });

  test('REG-04 the platform checks every field again, whatever the site let through', async () => {
    const { client } = open({ everyField: true });
    const wrong = { ...form, email: 'no', birthday: '1.2.1990', paymentPassword: 'abc', whatsapp: 'x'.repeat(20) };
    expect(await fieldsOf(client.call(register, { ...wrong, captcha: 'AAAAA' }))).toEqual({
      email: 'pattern',
      birthday: 'pattern',
      paymentPassword: 'length',
      whatsapp: 'length',
    });
  });

  test('REG-05 an affiliate\u2019s code holds or is refused, before and with the registration', async () => {
    const visited = open();
    const { client } = visited;
    expect(await client.call(checkAffiliate, { code: ' table42', domain: 'site.example' })).toBe(true);
    expect((await errorOf(client.call(checkAffiliate, { code: 'NOBODY1', domain: 'x' }))).code).toBe(
      'invitation-code-error',
    );
    const invited = client.call(register, { ...form, affiliateCode: 'NOBODY1', ...(await solve(visited)) });
    expect(await fieldsOf(invited)).toEqual({ affiliateCode: 'invitation-code-error' });
  });
});

describe('what a refusal tells', () => {
  test('FLT-003 a taken name is told only after the captcha and the rate limit', async () => {
    const visited = open();
    const { client, sandbox } = visited;
    const taken = { ...form, username: 'bruno' };
    expect((await errorOf(client.call(register, taken))).code).toBe('captcha-required');
    const error = await errorOf(client.call(register, { ...taken, ...(await solve(visited)) }));
    expect(error.code).toBe('username-taken');
    expect(readRefusal(error.value)).toEqual({ captcha: true, fields: { username: 'username-taken' } });
    for (let i = 0; i < 20; i += 1) await errorOf(client.call(register, taken));
    expect((await errorOf(client.call(register, { ...taken, ...(await solve(visited)) }))).code).toBe('too-many');
    expect(sandbox.world.accounts.find('newcomer')).toBeUndefined();
  });

  test('FLT-003 a taken e-mail and a taken number get one and the same answer, which names neither', async () => {
    const visited = open({ brand: 'lumen' });
    const { client } = visited;
    const mail = { ...form, email: 'Demo.VIP@mail.example' };
    const both = { ...form, email: 'free@mail.example', nationalNumber: '03001234567', callingCode: '92' };
    const answers = [];
    for (const input of [mail, both]) {
      const { code, value, message } = await errorOf(client.call(register, { ...input, ...(await solve(visited)) }));
      answers.push({ code, value, message });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'registration-refused', value: { captcha: true } });
  });
});

describe('codes by message', () => {
  const setUp = () => open({}, { REGMOBVERF3: true });
  const attempt = async (visited: Visit, verificationCode: string, number: object = {}) => {
    const input = { ...phone, ...secret, username: 'newcomer', verificationCode, ...number };
    return visited.client.call(registerMobile, { ...input, ...(await solve(visited)) });
  };

  test('FLT-021 five wrong tries make a code void', async () => {
    const visited = setUp();
    const code = await sentCode(visited, phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await errorOf(attempt(visited, wrong))).code).toBe('code-wrong');
    const error = await errorOf(attempt(visited, code));
    expect(error.code).toBe('code-expired');
    expect(readRefusal(error.value).fields).toEqual({ verificationCode: 'code-expired' });
  });

  test('FLT-021 a code of one number opens no account of another, and none twice', async () => {
    const visited = setUp();
    const code = await sentCode(visited, phone);
    expect((await errorOf(attempt(visited, code, { nationalNumber: '3335550102' }))).code).toBe('code-expired');
    expect((await attempt(visited, code)).account).toBe('newcomer');
    const again = attempt(visited, code, { username: 'another1' });
    expect((await errorOf(again)).code).toBe('registration-refused');
  });

  test('JUR-31 a person in a register is told so once the number is proven, and others are told what they always are', async () => {
    const registered = { nationalNumber: '3008887766', callingCode: '92' };
    const visited = setUp();
    expect((await errorOf(attempt(visited, '000000', registered))).code).toBe('code-expired');
    const code = await sentCode(visited, { ...phone, ...registered });
    expect((await errorOf(attempt(visited, code, registered))).code).toBe('entry-refused');
    const byName = open();
    const typed = { ...form, ...registered, ...(await solve(byName)) };
    expect((await errorOf(byName.client.call(register, typed))).code).toBe('registration-refused');
  });

  test('REG-06 a refusal for another reason leaves the code as it was', async () => {
    const visited = setUp();
    const verificationCode = await sentCode(visited, phone);
    expect((await errorOf(attempt(visited, verificationCode, { username: 'bruno' }))).code).toBe('username-taken');
    expect((await attempt(visited, verificationCode)).account).toBe('newcomer');
  });
});

test('REG-06 where a person is asked for, the sum has to be worked out, once', async () => {
  const visited = open({ humanCheck: 'sandbox' });
  const { client } = visited;
  expect((await client.call(registerSettings, {})).humanCheck).toEqual({ provider: 'sandbox' });
  const attempt = async (proof?: { id: string; answer: string }) =>
    client.call(register, {
      ...form,
      ...(await solve(visited)),
      ...(proof && {
        humanProof: { lot_number: proof.id, captcha_output: proof.answer, pass_token: '', gen_time: '' },
      }),
    });
  expect((await errorOf(attempt())).code).toBe('human-check-failed');
  const { id, first, second } = await client.call(humanChallenge, {});
  expect((await errorOf(attempt({ id, answer: String(first * second + 99) }))).code).toBe('human-check-failed');
  expect((await errorOf(attempt({ id, answer: String(first + second) }))).code).toBe('human-check-failed');
  const next = await client.call(humanChallenge, {});
  expect((await attempt({ id: next.id, answer: ` ${next.first + next.second}` })).token).toHaveLength(43);
});

test('REG-07 an account by number alone is given a name, is signed in, and begins with welcome money', async () => {
  const visited = open({ brand: 'plain' }, { MOBILENUMPASSREG3: false });
  const { client, hold } = visited;
  const { rules } = await client.call(registerSettings, {});
  expect(rules.username?.required).toBe(true);
  visited.sandbox.world.settings = { ...visited.sandbox.world.settings, brand: 'plain' };
  const opened = await client.call(registerMobile, { ...phone, username: 'byphone', ...(await solve(visited)) });
  hold(opened.token);
  expect(await client.call(memberInfo, {})).toMatchObject({ account: 'byphone', type: '3' });
  expect(await client.call(balance, {})).toMatchObject({ amount: '1000.00' });
});

test('FLT-115 naughty text in every field is kept exactly, or refused by its rule, and never breaks anything', async () => {
  const naughty = [
    '\u202etest',
    '<img src=x onerror=1>',
    "'; DROP TABLE users--",
    '{{7*7}}',
    '{count, plural,',
    'null',
    '__proto__',
    '👩‍👩‍👧',
    'ﷺ',
  ];
  const { sandbox, ...visited } = open({ brand: 'lotus' }, { REGMOBVERF3: false });
  sandbox.world.settings.rateLimits = false;
  for (const [place, nickname] of naughty.entries()) {
    const input = { ...form, username: `naughty${place}`, password: 'Quiet lamp 7!', confirmPassword: 'Quiet lamp 7!' };
    const more = { nickname, paymentPassword: '123456', ...(await solve({ sandbox, ...visited })) };
    const outcome = await visited.client.call(register, { ...input, ...more }).then(
      () => 'opened',
      (error: { code: string }) => error.code,
    );
    const kept = sandbox.world.accounts.find(`naughty${place}`)?.nickname;
    if (outcome === 'opened') expect(kept).toBe(nickname.trim());
    else expect([outcome, kept]).toEqual(['validation-failed', undefined]);
  }
});
