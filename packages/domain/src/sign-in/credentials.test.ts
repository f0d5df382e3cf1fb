import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField, checkLogin, type FieldRule, lengthBounds, readLogin } from './credentials.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...change,
});

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
  ['👨‍👩‍👧‍👦👍🏽', rule({ minLength: 1, maxLength: 2 }), true, null],
  ['abcdef', rule({ minLength: 3, maxLength: 5 }), true, { kind: 'length', min: 3, max: 5 }],
  ['abc', rule({ minLength: 3, maxLength: 5 }), true, null],
  ['🐓🐓', rule({ maxLength: 2 }), true, null],
  ['👨‍👩‍👧‍👦👍🏽', rule({ minLength: 2, maxLength: 2 }), true, null],
  ['👨‍👩‍👧‍👦', rule({ minLength: 2 }), true, { kind: 'length', min: 2, max: null }],
  [
    'a!',
    rule({ pattern: '^[a-z]+$', patternId: '7', minLength: 2 }),
    true,
    { kind: 'pattern', patternId: '7', min: 2, max: null },
  ],
  ['a!', rule({ pattern: '(a+)+$' }), true, null],
  ['anything', null, true, null],
  ['\u2060\u3164\u2800 ', null, false, { kind: 'invisible' }],
  ['\u0301\ufe0f', rule({ minLength: 1 }), true, { kind: 'invisible' }],
  ['می\u200cخواہم', rule({ minLength: 2 }), true, null],
])('VAL-01 FLT-114 FLT-136 %j under %j, required %s: %j', (value, its, required, error) => {
  expect(checkField(value, its, required)).toEqual(error);
});

test.each([
  [
    { minLength: 12, maxLength: 4 },
    { min: null, max: null },
  ],
  [
    { minLength: -3, maxLength: 8 },
    { min: null, max: 8 },
  ],
  [
    { minLength: 4, maxLength: Number.NaN },
    { min: 4, max: null },
  ],
  [
    { minLength: 4, maxLength: 0 },
    { min: null, max: null },
  ],
  [
    { minLength: 4, maxLength: 4 },
    { min: 4, max: 4 },
  ],
])('FLT-080 VAL-01 bounds %j of a rule are read as %j: nonsense is none', (bounds, read) => {
  expect(lengthBounds(rule(bounds))).toEqual(read);
});

test('FLT-080 VAL-01 a rule with nonsense bounds refuses nobody for their length', () => {
  expect(checkField('demo.member', rule({ minLength: 12, maxLength: 4 }), true)).toBeNull();
});
