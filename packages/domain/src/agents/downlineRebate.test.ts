import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor } from '../base/money.ts';
import { checkRebate, shortRate } from './downlineRebate.ts';

test.each([
  ['1.2', null, { kind: 'ok', rate: '1.20', change: 'new', kept: '0.8' }],
  ['2', '1.6', { kind: 'ok', rate: '2.00', change: 'raise', kept: '0.0' }],
  ['1.55', '1.6', { kind: 'ok', rate: '1.55', change: 'lower', kept: '0.45' }],
  ['1.60', '1.6', { kind: 'same' }],
  ['2.01', '1.6', { kind: 'above', most: '2.0' }],
  ['-0.5', null, { kind: 'required' }],
  ['1.234', null, { kind: 'required' }],
  ['', null, { kind: 'required' }],
  [null, null, { kind: 'required' }],
] as const)('AGT-05 a rebate of %s for one who has %s', (typed, current, check) => {
  expect(checkRebate(typed, '2.00', current)).toEqual(check);
});

test('AGT-05 what is given and what is kept add up to the own rate', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 10_000n), (own, rate) => {
      const check = checkRebate(fromMinor(rate, 2), fromMinor(own, 2), null);
      const kept = check.kind === 'ok' ? BigInt(Math.round(Number(check.kept) * 100)) : null;
      expect(kept).toBe(rate > own ? null : own - rate);
    }),
  );
});

test('AGT-05 a rate is written with as few digits as say it all', () => {
  expect([shortRate('2.00'), shortRate('0.85'), shortRate('1.2'), shortRate('none')]).toEqual([
    '2.0',
    '0.85',
    '1.2',
    'none',
  ]);
});
