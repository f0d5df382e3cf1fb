import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAmounts } from '../base/amounts.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { checkMoney, type MoneyTerms, mostMovable } from './moneyTerms.ts';

const terms: MoneyTerms = {
  digits: 2,
  receivedDigits: 2,
  min: '10.00',
  max: '5000.00',
  available: '2000.00',
  limitLeft: '1500.00',
  limited: 'typed',
  turnoverLeft: '0.00',
  turnover: 1,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
};
const percent = { percent: '1.5', fixed: '0.30' };
const bonus = { percent: '100', most: '500.00', min: '100.00', turnover: 12 };

test.each([
  ['turnover comes first', '', { turnoverLeft: '3.00' }, { kind: 'turnover', left: '3.00' }],
  ['nothing typed', '', {}, { kind: 'required' }],
  ['nothing readable', null, {}, { kind: 'required' }],
  ['an exponent', '1e3', {}, { kind: 'malformed' }],
  ['negative zero', '-0', {}, { kind: 'malformed' }],
  ['finer than the currency', '10.005', {}, { kind: 'too-fine', digits: 2 }],
  ['nothing', '0', { min: '0' }, { kind: 'below', min: '0' }],
  ['less than nothing', '-20', {}, { kind: 'below', min: '10.00' }],
  ['below the least', '9.99', {}, { kind: 'below', min: '10.00' }],
  ['above the most', '5000.01', {}, { kind: 'above', max: '5000.00' }],
  ['above a limit', '1500.01', {}, { kind: 'limit', left: '1500.00' }],
  ['above the balance', '1800', { limitLeft: null, available: '1799.99' }, { kind: 'balance', missing: '0.01' }],
  ['eaten by the fee', '10', { fee: { percent: '0', fixed: '10' } }, { kind: 'fee', fee: '10.00' }],
] as const)('FLT-035 MEM-04 MEM-05 %s is refused with the reason', (_, typed, more, problem) => {
  expect(checkMoney(typed, { ...terms, ...more })).toEqual(problem);
});

test.each([
  [
    'the least',
    '10',
    {},
    { fee: '0.00', received: '10.00', remaining: '1990.00', limitLeft: '1490.00', turnover: '10.00' },
  ],
  ['the limit itself', '1500', {}, { received: '1500.00', limitLeft: '0.00' }],
  ['a fee rounded up', '33.33', { fee: percent }, { fee: '0.80', received: '32.53' }],
  [
    'a bonus',
    '200',
    { available: null, bonus },
    { bonus: '200.00', received: '400.00', turnover: '4800.00', remaining: null },
  ],
  [
    'a bonus with a most',
    '1000',
    { available: null, bonus },
    { bonus: '500.00', received: '1500.00', turnover: '18000.00' },
  ],
  ['too little for a bonus', '99', { available: null, bonus }, { bonus: '0.00', received: '99.00', turnover: '99.00' }],
  [
    'another currency',
    '10',
    { rate: '278.505', receivedDigits: 2, limitLeft: '2785.05', limited: 'received' },
    { received: '2785.05', limitLeft: '0.00' },
  ],
  [
    'a currency without decimals',
    '10',
    { rate: '25400.7', receivedDigits: 0, limitLeft: null },
    { received: '254007', limitLeft: null },
  ],
  ['one with six', '1000', { rate: '0.003590', receivedDigits: 6 }, { received: '3.590000' }],
] as const)('MEM-19 %s: fee, rate and received amount', (_, typed, more, figures) => {
  expect(checkMoney(typed, { ...terms, ...more })).toMatchObject({ kind: 'ok', ...figures });
});

test('FLT-035 a limit in what arrives is held against the whole sum, its fee with it', () => {
  const swap: MoneyTerms = { ...terms, rate: '100', limitLeft: '999', limited: 'received', fee: percent };
  expect(checkMoney('10', swap)).toEqual({ kind: 'limit', left: '999' });
});

const money = (digits: number) => fc.bigInt({ min: 0n, max: 10n ** 9n }).map((minor) => fromMinor(minor, digits));
const anyTerms = fc
  .record({ digits: fc.constantFrom(0, 2, 3, 6), receivedDigits: fc.constantFrom(0, 2, 3, 6) })
  .chain(({ digits, receivedDigits }) =>
    fc.record<MoneyTerms>({
      digits: fc.constant(digits),
      receivedDigits: fc.constant(receivedDigits),
      min: money(digits),
      max: money(digits),
      available: fc.option(money(digits)),
      limitLeft: fc.option(money(digits)),
      limited: fc.constant('typed'),
      turnoverLeft: fc.constant('0'),
      turnover: fc.integer({ min: 0, max: 3 }),
      fee: fc.record({ percent: fc.constantFrom('0', '0.25', '1.5', '100'), fixed: money(digits) }),
      rate: fc.option(fc.constantFrom('0.00359', '1.08', '278.505')),
      bonus: fc.constant(null),
    }),
  );

test('FLT-033 FLT-035 whatever the terms, no coin is made: what arrives never exceeds what leaves less its fee, and every bound holds', () => {
  fc.assert(
    fc.property(anyTerms, fc.bigInt({ min: 1n, max: 10n ** 9n }), (any, sum) => {
      const typed = fromMinor(sum, any.digits);
      const check = checkMoney(typed, any);
      if (check.kind !== 'ok') return;
      expect(compareAmounts(check.amount, typed)).toBe(0);
      for (const [bound, sign] of [
        [any.min, -1],
        [any.max, 1],
      ] as const)
        expect(compareAmounts(typed, bound)).not.toBe(sign);
      const net = (toMinor(check.amount, 12) ?? 0n) - (toMinor(check.fee, 12) ?? 0n);
      const most = (net * (toMinor(any.rate ?? '1', 12) ?? 0n)) / 10n ** 12n;
      const got = toMinor(check.received, 12) ?? 0n;
      expect(got > 0n && got <= most).toBe(true);
      expect(most - got < 10n ** BigInt(12 - any.receivedDigits)).toBe(true);
      for (const left of [check.remaining, check.limitLeft])
        if (left !== null) expect(left.startsWith('-')).toBe(false);
    }),
  );
});

test('MEM-03 MEM-05 the most that may be sent is allowed, and one coin more is not', () => {
  let found = 0;
  fc.assert(
    fc.property(anyTerms, (any) => {
      const most = mostMovable(any);
      if (most === null) return;
      found += 1;
      expect(checkMoney(most, any).kind).toBe('ok');
      const more = fromMinor((toMinor(most, any.digits) ?? 0n) + 1n, any.digits);
      expect(['above', 'limit', 'balance']).toContain(checkMoney(more, any).kind);
    }),
  );
  expect(found).toBeGreaterThan(0);
});
