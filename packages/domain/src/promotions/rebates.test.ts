import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimableRebates, rebateOf, rebateTotal } from './rebates.ts';

test.each([
  [100_000n, '0.3', 300n],
  [99n, '1', 0n],
  [100n, '1', 1n],
  [1_000_000n, '0.0001', 1n],
  [100n, '-1', 0n],
  [100n, 'x', 0n],
])('MEM-16 bets of %i at %s per cent bring %i', (bets, rate, amount) => {
  expect(rebateOf(bets, rate)).toBe(amount);
});

test('MEM-16 claiming in parts never brings more than at once, and loses less than a coin each time', () => {
  const rate = fc.integer({ min: 1, max: 50_000 }).map((ten) => (ten / 10_000).toFixed(4));
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }),
      rate,
      (parts, at) => {
        const whole = rebateOf(
          parts.reduce((sum, part) => sum + part, 0n),
          at,
        );
        const summed = parts.reduce((sum, part) => sum + rebateOf(part, at), 0n);
        expect(summed <= whole).toBe(true);
        expect(whole - summed < BigInt(parts.length)).toBe(true);
      },
    ),
  );
  const line = (amount: string) => ({ category: 'RNG', rate: '1', validBets: '1', amount });
  expect(rebateTotal([line('0.10'), line('0.20')], 2)).toBe('0.30');
  expect(claimableRebates([line('0.00'), line('0.01')], 2)).toEqual([line('0.01')]);
});
