import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkBirthday,
  checkNickname,
  checkPaymentPassword,
  closingObstacles,
  maskAddress,
  maskEmail,
  maskMobile,
} from './profile.ts';

test.each([
  ['+923001234567', '+92 ••• 567'],
  ['+447700900123', '+44 ••• 123'],
  ['12345', '•••'],
  ['', '•••'],
  [null, null],
])('MEM-02 the number %j is shown as %j', (number, shown) => {
  expect(maskMobile(number)).toBe(shown);
});

test.each([
  ['rania@mail.example', 'r•••@mail.example'],
  ['@mail.example', '•••'],
  ['rania', '•••'],
  ['a@b@c.example', 'a•••@c.example'],
  [null, null],
])('MEM-02 the address %j is shown as %j', (address, shown) => {
  expect(maskEmail(address)).toBe(shown);
});

test('MEM-02 SAF-04 a mask never shows enough to reach anybody', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (number) => {
      const digits = (maskMobile(number) ?? '').replace(/\D/g, '').length;
      expect(digits).toBeLessThan(number.length - 1);
      expect(digits).toBeLessThanOrEqual(6);
    }),
  );
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const name = address.slice(0, address.lastIndexOf('@'));
      if (name.length > 1) expect(maskEmail(address)).not.toContain(name);
    }),
  );
});

test.each([
  ['203.0.113.24', '203.0.•••'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:•••'],
])('MEM-02 the address %s of a login is shown as %s', (ip, shown) => {
  expect(maskAddress(ip)).toBe(shown);
});

test.each([
  ['1990-05-14', 18, null],
  ['2008-11-21', 18, null],
  ['2008-11-22', 18, 'young'],
  ['2008-11-21', 21, 'young'],
  ['2005-11-21', 21, null],
  ['2027-01-01', 18, 'young'],
  ['1906-11-21', 18, 'old'],
  ['1906-11-22', 18, null],
  ['1900-02-29', 18, 'date'],
  ['2000-02-29', 18, null],
  ['14.05.1990', 18, 'date'],
  ['', 18, 'required'],
] as const)('MEM-02 who is born on %j is judged for %s: %j', (birthday, age, problem) => {
  expect(checkBirthday(birthday, '2026-11-21', age)).toBe(problem);
});

test.each([
  ['2008-02-29', '2026-02-28', 'young'],
  ['2008-02-29', '2026-03-01', null],
  ['2006-02-28', '2024-02-29', null],
  ['2006-03-01', '2024-02-29', 'young'],
] as const)('MEM-02 born on %s, judged on the leap day or around it (%s): %j', (birthday, today, problem) => {
  expect(checkBirthday(birthday, today, 18)).toBe(problem);
});

test.each([
  ['Rania', null],
  ['  Rania  ', null],
  ['رانیہ', null],
  ['می\u200Cخواهم', null],
  ['R', 'length'],
  ['x'.repeat(21), 'length'],
  ['   ', 'required'],
  ['<b>Ra</b>', 'pattern'],
  ['Ra\u202Enia', 'pattern'],
  ['Ra\u0000nia', 'pattern'],
  ['Ra\u2066nia', 'pattern'],
  ['\u200b\u200b', 'invisible'],
  ['\u2800\u2800\u2800', 'invisible'],
  ['\u3164\u3164', 'invisible'],
])('MEM-02 FLT-043 FLT-136 the nickname %j is judged %j', (nickname, kind) => {
  expect(checkNickname(nickname)?.kind ?? null).toBe(kind);
});

describe('MEM-02 a payment password', () => {
  const first = { loginPassword: 'x', paymentPassword: '739105', confirmPaymentPassword: '739105' };
  test.each([
    [first, false, {}],
    [{ ...first, loginPassword: '' }, false, { loginPassword: 'required' }],
    [{ ...first, oldPaymentPassword: '246810' }, true, {}],
    [first, true, { oldPaymentPassword: 'required' }],
    [{ ...first, confirmPaymentPassword: '739106' }, false, { confirmPaymentPassword: 'mismatch' }],
    [{ ...first, paymentPassword: '12345', confirmPaymentPassword: '12345' }, false, { paymentPassword: 'length' }],
    [{ ...first, paymentPassword: '12a456', confirmPaymentPassword: '12a456' }, false, { paymentPassword: 'pattern' }],
    [{ ...first, paymentPassword: '١٢٣٤٥٦', confirmPaymentPassword: '١٢٣٤٥٦' }, false, { paymentPassword: 'pattern' }],
    [{}, false, { loginPassword: 'required', paymentPassword: 'required', confirmPaymentPassword: 'required' }],
  ])('%j, one held: %s, is wrong by %j', (values, held, kinds) => {
    const errors = checkPaymentPassword(values, held);
    expect(Object.fromEntries(Object.entries(errors).map(([name, { kind }]) => [name, kind]))).toEqual(kinds);
  });

  test.each(['000000', '999999', '123456', '654321', '456789'])('%s is too simple', (paymentPassword) => {
    const values = { ...first, paymentPassword, confirmPaymentPassword: paymentPassword };
    expect(checkPaymentPassword(values, false).paymentPassword).toEqual({ kind: 'simple' });
  });

  test.each(['246810', '112233', '135790', '123457'])('%s is not', (paymentPassword) => {
    const values = { ...first, paymentPassword, confirmPaymentPassword: paymentPassword };
    expect(checkPaymentPassword(values, false)).toEqual({});
  });
});

test.each([
  [{ balance: 0n, runningBets: 0, openMovements: 0 }, []],
  [{ balance: 99n, runningBets: 0, openMovements: 0 }, []],
  [{ balance: 100n, runningBets: 0, openMovements: 0 }, ['balance']],
  [{ balance: 5_000n, runningBets: 1, openMovements: 2 }, ['balance', 'bets', 'movements']],
])('MEM-02 an account is kept open by what is still in it (%#)', (state, obstacles) => {
  expect(closingObstacles({ ...state, unit: 100n })).toEqual(obstacles);
});
