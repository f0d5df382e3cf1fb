import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgotModes } from './forgotModes.ts';
import { checkReset, isDefaultPassword, mustChange } from './passwords.ts';

describe('PWD-01 the ways back to an account', () => {
  test.each([
    [true, true, true, ['email', 'mobileNum']],
    [true, true, false, ['mobileNum']],
    [true, false, true, ['email']],
    [true, false, false, []],
    [false, true, true, []],
  ])('reset %j, phone %j, email %j: %j', (reset, phone, email, modes) => {
    expect(forgotModes({ reset, phone, email })).toEqual(modes);
  });
});

const rule = { enabled: true, required: true, minLength: 8, maxLength: 64, pattern: null, patternId: null };

describe('PWD-02 what a lost password needs', () => {
  test('by letter: name and address, by its rule', () => {
    expect(checkReset('email', { username: ' ', email: '' }, {})).toEqual({
      username: { kind: 'required' },
      email: { kind: 'required' },
    });
    const email = { ...rule, minLength: null, pattern: '^[^@ ]+@[^@ ]+$' };
    expect(checkReset('email', { username: 'a', email: 'nowhere' }, { email })).toHaveProperty('email.kind', 'pattern');
    expect(checkReset('email', { username: 'a', email: ' a@b ' }, { email })).toEqual({});
  });

  test('by phone: number, code, and a password by its rule, exactly as typed', () => {
    expect(Object.keys(checkReset('mobileNum', {}, {}))).toEqual(['mobileNum', 'verificationCode', 'newPassword']);
    const values = { mobileNum: '300', verificationCode: '1', newPassword: 'short' };
    expect(checkReset('mobileNum', values, { password: rule })).toHaveProperty('newPassword.kind', 'length');
    expect(checkReset('mobileNum', { ...values, newPassword: '  spaced  ' }, { password: rule })).toEqual({});
  });

  test('FLT-132 a code of dashes and invisible characters is none, a number is judged by its digits', () => {
    const mobileNum = { ...rule, minLength: null, pattern: '^[0-9]{10}$' };
    const values = { mobileNum: '300 123–4567', verificationCode: '\u200b – ', newPassword: 'long enough' };
    expect(checkReset('mobileNum', values, { mobileNum })).toEqual({ verificationCode: { kind: 'required' } });
    expect(checkReset('mobileNum', { ...values, verificationCode: '۸۶۷' }, { mobileNum })).toEqual({});
  });
});

test('LGN-05 only a typed password can have to be changed: the default one, a first one, or an expired one where that is on', () => {
  const plain = { firstTimeLogin: false, passwordExpired: false, expiryForces: true, isDefault: false };
  expect(mustChange({ ...plain, type: 'username' })).toBe(false);
  expect(mustChange({ ...plain, type: 'username', isDefault: true })).toBe(true);
  expect(mustChange({ ...plain, type: 'username', firstTimeLogin: true })).toBe(true);
  expect(mustChange({ ...plain, type: 'username', passwordExpired: true })).toBe(true);
  expect(mustChange({ ...plain, type: 'username', passwordExpired: true, expiryForces: false })).toBe(false);
  fc.assert(
    fc.property(fc.constantFrom('sms', 'firebase', 'social', 'trial'), fc.boolean(), fc.boolean(), (type, a, b) => {
      const entry = { type, firstTimeLogin: a, passwordExpired: b, expiryForces: true, isDefault: true } as const;
      expect(mustChange({ ...entry })).toBe(false);
    }),
  );
});

test('LGN-05 the default password is known by its digest alone', () => {
  expect(isDefaultPassword({ digest: 'ab' }, 'ab')).toBe(true);
  expect(isDefaultPassword({ digest: 'ab' }, 'ac')).toBe(false);
  expect(isDefaultPassword(null, 'ab')).toBe(false);
});
