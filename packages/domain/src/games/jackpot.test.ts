import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../base/money.ts';
import { jackpotAt, jackpotRisesIn } from './jackpot.ts';

const jackpot = { base: '1000000.50', epoch: 1_700_000_000_000 };

test.each([
  [0, '1000000.50'],
  [2999, '1000000.50'],
  [3000, '1000165.61'],
  [3_000_000, '1165110.50'],
  [-5000, '1000000.50'],
])('JKP-01 %i ms after the epoch it is %s', (after, amount) => {
  expect(jackpotAt(jackpot.epoch + after, jackpot)).toBe(amount);
});

test.each([
  [0, '1000165'],
  [1, '1000165.6'],
  [2, '1000165.61'],
  [8, '1000165.61'],
])('JKP-01 with %i decimals of a currency it is %s', (decimals, amount) => {
  expect(jackpotAt(jackpot.epoch + 3000, jackpot, decimals)).toBe(amount);
});

test('JKP-01 it rises by exactly 165.11 every 3 seconds and never in between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.integer({ min: 0, max: 2999 }), (steps, within) => {
      const now = jackpot.epoch + steps * 3000;
      const at = (moment: number) => toMinor(jackpotAt(moment, jackpot), 2) ?? -1n;
      expect(at(now + within)).toBe(at(now));
      expect(at(now + 3000) - at(now)).toBe(16511n);
    }),
  );
});

test('JKP-01 the next rise comes when it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 2 ** 40 }), (after) => {
      const now = jackpot.epoch + after;
      const next = now + jackpotRisesIn(now, jackpot.epoch);
      expect(jackpotAt(next - 1, jackpot)).toBe(jackpotAt(now, jackpot));
      expect(jackpotAt(next, jackpot)).not.toBe(jackpotAt(now, jackpot));
    }),
  );
});
