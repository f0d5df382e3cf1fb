import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkField,
  checkLogin,
  checkRegistration,
  type FieldRule,
  readLogin,
  readRegistration,
  registrationFields,
} from './credentials.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  ...{ enabled: true, required: false, minLength: null, maxLength: null, pattern: null, patternId: null },
  ...change,
});
const account = { username: 'heron7', password: 'secret-1', confirmPassword: 'secret-1' };

test('LGN-02 username and password are required, the captcha only when it is shown', () => {
  expect(checkLogin({ username: ' ', password: '' }, false)).toEqual({
    username: { kind: 'required' },
    password: { kind: 'required' },
  });
  expect(checkLogin({ username: 'a', password: ' ' }, false)).toEqual({});
  expect(checkLogin({ username: 'a', password: 'b', captcha: ' ' }, true)).toEqual({ captcha: { kind: 'required' } });
  expect(checkLogin({ username: 'a', password: 'b', captcha: 'X1' }, true)).toEqual({});
});

test('FLT-022 a password is kept exactly as typed, a username is trimmed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (username, password) => {
      const read = readLogin({ username, password });
      expect(read.password).toBe(password);
      expect(read.username).toBe(username.trim());
    }),
  );
});

test.each([
  ['', rule({ minLength: 3 }), false, null],
  ['', rule({ minLength: 3 }), true, { kind: 'required' }],
  ['ab', rule({ minLength: 3, maxLength: 5 }), true, { kind: 'length', min: 3, max: 5 }],
  ['abcdef', rule({ minLength: 3, maxLength: 5 }), true, { kind: 'length', min: 3, max: 5 }],
  ['abc', rule({ minLength: 3, maxLength: 5 }), true, null],
  ['🐓🐓', rule({ maxLength: 2 }), true, null],
  [
    'a!',
    rule({ pattern: '^[a-z]+$', patternId: '7', minLength: 2 }),
    true,
    { kind: 'pattern', patternId: '7', min: 2, max: null },
  ],
  ['a!', rule({ pattern: '(a+)+$' }), true, null],
  ['anything', null, true, null],
])('VAL-01 %j under %j, required %s: %j', (value, its, required, error) => {
  expect(checkField(value, its, required)).toEqual(error);
});

test('REG-04 username, password and confirmation are always asked for, the rest by rule', () => {
  const rules = {
    email: rule({ required: true }),
    line: rule(),
    wechat: rule({ enabled: false, required: true }),
    username: rule({ enabled: false, minLength: 4 }),
  };
  expect(registrationFields(rules).map(({ name, required }) => [name, required])).toEqual([
    ['username', true],
    ['password', true],
    ['confirmPassword', true],
    ['email', true],
    ['line', false],
  ]);
});

test('REG-04 a registration is checked as a whole', () => {
  const rules = { username: rule({ minLength: 8, maxLength: 8 }), email: rule({ required: true }), line: rule() };
  expect(checkRegistration({ ...account, confirmPassword: 'other' }, rules)).toEqual({
    username: { kind: 'length', min: 8, max: 8 },
    confirmPassword: { kind: 'mismatch' },
    email: { kind: 'required' },
  });
  expect(checkRegistration({ ...account, username: 'heron777', email: 'a@b.cd' }, rules)).toEqual({});
  expect(checkRegistration({}, {})).toEqual({
    username: { kind: 'required' },
    password: { kind: 'required' },
    confirmPassword: { kind: 'required' },
  });
});

test('VAL-01 a verification code has no length rule but 255 at most', () => {
  const rules = { verificationCode: rule({ minLength: 6, maxLength: 6 }) };
  expect(checkRegistration({ ...account, verificationCode: '1' }, rules)).toEqual({});
  expect(checkRegistration({ ...account, verificationCode: '1'.repeat(256) }, rules)).toMatchObject({
    verificationCode: { kind: 'length' },
  });
});

test('FLT-022 passwords of a registration are not trimmed', () => {
  expect(
    readRegistration({ username: ' a ', password: ' b ', confirmPassword: ' b ', paymentPassword: ' c ' }),
  ).toEqual({
    ...{ username: 'a', password: ' b ', confirmPassword: ' b ', paymentPassword: ' c ' },
  });
  expect(checkRegistration({ ...account, confirmPassword: 'secret-1 ' }, {})).toEqual({
    confirmPassword: { kind: 'mismatch' },
  });
});

test('FLT-080 a field named like something every object has is just a field', () => {
  expect(registrationFields({}).map(({ rule: its }) => its)).toEqual([null, null, null]);
  expect(checkRegistration({ ...account, constructor: 'x' } as Record<string, string>, {})).toEqual({});
});
