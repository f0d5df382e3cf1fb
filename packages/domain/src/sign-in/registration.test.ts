import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthSpan, patternKinds, readPatternId } from './patternKinds.ts';
import {
  checkRegistration,
  draftOf,
  type RegistrationContext,
  type RegistrationForm,
  readRegistration,
  registrationFields,
  registrationNames,
  registrationToSend,
  registrationWays,
} from './registration.ts';
import { context, rule } from './registrationTestData.ts';

const account = { username: 'heron7', password: 'secret-1', confirmPassword: 'secret-1' };
const shown = (change: Partial<RegistrationContext>) =>
  registrationFields(context(change)).map(({ name, required }) => (required ? `${name}!` : name));

test.each([
  ['everything is off', [], []],
  ['only the door is open', ['DIRECTREG3'], []],
  ['the door is shut', ['USERNAMEREG3', 'MOBILENUMREG3'], []],
  ['names are taken', ['DIRECTREG3', 'USERNAMEREG3'], ['username']],
  ['numbers are taken', ['DIRECTREG3', 'MOBILENUMREG3'], ['mobile']],
  ['both are taken', ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3'], ['username', 'mobile']],
])('REG-01 APP-08 DIRECTREG3 USERNAMEREG3 MOBILENUMREG3: the ways when %s', (_, on: string[], ways) => {
  expect(registrationWays((toggle) => on.includes(toggle), false)).toEqual(ways);
});

test('REG-01 a code that holds opens the ways of a registration that is closed', () => {
  expect(registrationWays((toggle) => toggle !== 'DIRECTREG3', true)).toEqual(['username', 'mobile']);
  expect(registrationWays(() => false, true)).toEqual([]);
});

test('REG-03 REG-04 by name: username, password and confirmation are always asked for, the rest by rule', () => {
  const rules = {
    email: rule({ required: true }),
    line: rule(),
    wechat: rule({ enabled: false, required: true }),
    username: rule({ enabled: false, minLength: 4 }),
  };
  expect(shown({ rules })).toEqual(['username!', 'password!', 'confirmPassword!', 'email!', 'line']);
});

test('REG-04 APP-08 MOBILENUMPASSREG3: by mobile the number is always asked for, passwords only when switched on', () => {
  const rules = { username: rule(), password: rule({ required: true }) };
  expect(shown({ form: 'mobile', rules })).toEqual(['username', 'mobileNum!']);
  expect(shown({ form: 'mobile', rules, mobilePassword: true })).toEqual([
    'username',
    'password!',
    'confirmPassword!',
    'mobileNum!',
  ]);
  expect(shown({ form: 'mobile' })).toEqual(['mobileNum!']);
});

test('REG-04 APP-08 REGMOBVERF3: a code is asked for with the number, and with none without it', () => {
  expect(shown({ form: 'mobile', codes: true })).toEqual(['mobileNum!', 'verificationCode!']);
  expect(shown({ codes: true })).toEqual(['username!', 'password!', 'confirmPassword!']);
  const rules = { mobileNum: rule(), verificationCode: rule({ enabled: false, minLength: 6, maxLength: 6 }) };
  expect(shown({ codes: true, rules }).slice(3)).toEqual(['mobileNum', 'verificationCode']);
  expect(checkRegistration(account, context({ codes: true, rules }))).toEqual({});
  const typed = { ...account, mobileNum: '3001234567' };
  expect(checkRegistration(typed, context({ codes: true, rules }))).toEqual({ verificationCode: { kind: 'required' } });
  expect(checkRegistration(typed, context({ rules }))).toEqual({});
});

test('REG-04 the payment password is needed where it is enabled, the captcha where it is required or due', () => {
  expect(shown({ rules: { paymentPassword: rule(), captcha: rule() } }).slice(3)).toEqual(['paymentPassword!']);
  expect(shown({ rules: { captcha: rule({ required: true }) } }).slice(3)).toEqual(['captcha!']);
  expect(shown({ captchaDue: true }).slice(3)).toEqual(['captcha!']);
});

test('REG-05 the affiliate\u2019s code is not asked for when the address has brought one that holds', () => {
  const rules = { affiliateCode: rule() };
  expect(shown({ rules }).slice(3)).toEqual(['affiliateCode']);
  expect(shown({ rules, addressCode: true }).slice(3)).toEqual([]);
  expect(registrationToSend({ ...account, affiliateCode: 'X' }, context({ rules, addressCode: true }))).toEqual(
    account,
  );
});

test('REG-02 every field of the source can be shown, in the order of the form', () => {
  const rules = Object.fromEntries(registrationNames.map((name) => [name, rule({ required: true })]));
  for (const form of ['username', 'mobile'] as const) {
    const all = registrationFields(context({ form, rules, codes: true, mobilePassword: true }));
    expect(all.map(({ name }) => name)).toEqual(registrationNames);
    expect(all.every(({ required }) => required)).toBe(true);
  }
});

test('REG-04 a registration is checked as a whole', () => {
  const rules = { username: rule({ minLength: 8, maxLength: 8 }), email: rule({ required: true }), line: rule() };
  expect(checkRegistration({ ...account, confirmPassword: 'other' }, context({ rules }))).toEqual({
    username: { kind: 'length', min: 8, max: 8 },
    confirmPassword: { kind: 'mismatch' },
    email: { kind: 'required' },
  });
  expect(checkRegistration({ ...account, username: 'heron777', email: 'a@b.cd' }, context({ rules }))).toEqual({});
  expect(Object.keys(checkRegistration({}, context()))).toEqual(['username', 'password', 'confirmPassword']);
});

test('VAL-01 a verification code has no length rule but 255 at most', () => {
  const rules = { verificationCode: rule({ minLength: 6, maxLength: 6 }) };
  const its = context({ form: 'mobile', codes: true, rules });
  const typed = (length: number) => ({ mobileNum: '3001234567', verificationCode: '1'.repeat(length) });
  expect(checkRegistration(typed(1), its)).toEqual({});
  expect(checkRegistration(typed(255), its)).toEqual({});
  expect(checkRegistration(typed(256), its)).toMatchObject({ verificationCode: { kind: 'length', max: 255 } });
});

test('FLT-132 numbers are read as meant before they are judged and sent', () => {
  const numeric = rule({ pattern: '^\\+?[0-9]+$' });
  const names = ['mobileNum', 'whatsapp', 'qqNum', 'zalo', 'recommenderId', 'captcha'] as const;
  const its = context({ codes: true, rules: Object.fromEntries(names.map((name) => [name, numeric])) });
  const typed = {
    ...account,
    mobileNum: 'tel:0300-123 4567',
    verificationCode: '۸۶۷ ۴۹۹',
    whatsapp: '\u2066+92 (300) 1234567\u2069',
    qqNum: '12\u200b345',
    zalo: '٩٨٧٦',
    recommenderId: '4.711',
    captcha: ' 12 34\u2014 5',
  };
  expect(checkRegistration(typed, its)).toEqual({});
  expect(readRegistration(typed)).toMatchObject({
    mobileNum: '03001234567',
    verificationCode: '867499',
    whatsapp: '+923001234567',
    qqNum: '12345',
    zalo: '9876',
    recommenderId: '4711',
    captcha: '12345',
  });
});

test('FLT-022 passwords are neither trimmed nor changed, all else is trimmed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (secret, plain) => {
      const read = readRegistration({
        password: secret,
        confirmPassword: secret,
        paymentPassword: secret,
        line: plain,
      });
      expect(read).toEqual({ password: secret, confirmPassword: secret, paymentPassword: secret, line: plain.trim() });
    }),
  );
  expect(checkRegistration({ ...account, confirmPassword: 'secret-1 ' }, context())).toEqual({
    confirmPassword: { kind: 'mismatch' },
  });
});

const typedAnything = fc.record(Object.fromEntries(registrationNames.map((name) => [name, fc.string()])));
const anyRule = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  minLength: fc.option(fc.nat(9)),
  maxLength: fc.option(fc.nat(90)),
  pattern: fc.option(fc.constantFrom('*', '^[a-z]+$', '(a+)+$', '[')),
  patternId: fc.option(fc.constantFrom('1', '17', '18', '-1', 'constructor')),
});
const anyContext = fc.record({
  form: fc.constantFrom<RegistrationForm>('username', 'mobile'),
  rules: fc.dictionary(fc.constantFrom(...registrationNames, 'toString', '__proto__'), anyRule),
  codes: fc.boolean(),
  mobilePassword: fc.boolean(),
  captchaDue: fc.boolean(),
  addressCode: fc.boolean(),
});

test('REG-03 whatever the rules are, what is wrong is shown and what is sent was shown', () => {
  fc.assert(
    fc.property(typedAnything, anyContext, (values, its) => {
      const names: readonly string[] = registrationFields(its).map(({ name }) => name);
      for (const name of Object.keys(checkRegistration(values, its))) expect(names).toContain(name);
      for (const [name, value] of Object.entries(registrationToSend(values, its))) {
        expect(names).toContain(name);
        expect(value).not.toBe('');
      }
    }),
  );
});

test('REG-09 a draft never holds a password, an identity number or a code', () => {
  fc.assert(
    fc.property(typedAnything, (values) => {
      const kept = Object.keys(draftOf(values));
      for (const name of [
        'password',
        'confirmPassword',
        'paymentPassword',
        'idNumber',
        'captcha',
        'verificationCode',
      ]) {
        expect(kept).not.toContain(name);
      }
      expect(draftOf(values).username ?? '').toBe(values.username);
    }),
  );
});

test('FLT-051 FLT-080 a field named like something every object has is no field', () => {
  const values = { ...account, constructor: 'x', ['__proto__']: 'y' } as Record<string, string>;
  expect(checkRegistration({ ...values, age: true } as object, context())).toEqual({});
  expect(registrationToSend(values, context())).toEqual(account);
  expect(draftOf(values)).toEqual({ username: 'heron7' });
});

test('VAL-02 each of the seventeen patterns is known by its id, and no other', () => {
  expect(patternKinds.map((_, place) => readPatternId(String(place + 1)))).toEqual(patternKinds);
  expect(patternKinds).toHaveLength(17);
  for (const id of [null, '', '0', '18', '01', '-1', '1.5', 'constructor', '999']) expect(readPatternId(id)).toBeNull();
});

test.each([
  [4, 16, { kind: 'between', min: 4, max: 16 }],
  [6, 6, { kind: 'exactly', count: 6 }],
  [null, 9, { kind: 'most', count: 9 }],
  [0, 9, { kind: 'most', count: 9 }],
  [3, null, { kind: 'least', count: 3 }],
  [0, null, { kind: 'any' }],
  [null, null, { kind: 'any' }],
])('VAL-01 from %s to %s characters: one number when they are the same', (min, max, span) => {
  expect(lengthSpan(min, max)).toEqual(span);
});
