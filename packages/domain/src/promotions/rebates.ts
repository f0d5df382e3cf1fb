import { fromMinor, toMinor } from '../base/money.ts';

/** Valid bets of a kind of game without rebate yet. Amounts are decimal strings, the rate is per cent. */
export interface RebateLine {
  category: string;
  rate: string;
  validBets: string;
  amount: string;
}

/** Computes a rebate in minor units, rounded down; the rate is per cent as a decimal string. */
export function rebateOf(bets: bigint, rate: string): bigint {
  const millionths = toMinor(rate, 4);
  return millionths === null || millionths < 0n || bets < 0n ? 0n : (bets * millionths) / 1_000_000n;
}

export function rebateTotal(lines: readonly RebateLine[], digits: number): string {
  return fromMinor(
    lines.reduce((sum, { amount }) => sum + (toMinor(amount, digits) ?? 0n), 0n),
    digits,
  );
}

export const claimableRebates = (lines: readonly RebateLine[], digits: number): readonly RebateLine[] =>
  lines.filter(({ amount }) => (toMinor(amount, digits) ?? 0n) > 0n);
