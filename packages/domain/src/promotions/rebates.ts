import { fromMinor, toMinor } from '../base/money.ts';

/** Valid bets of a kind of game that were not rebated yet. Amounts are decimal strings, the rate is in per cent. */
export interface RebateLine {
  category: string;
  rate: string;
  validBets: string;
  amount: string;
}

/** What bets bring at a rate, rounded down to the smallest coin. Minor units; the rate in per cent as a decimal string. */
export function rebateOf(bets: bigint, rate: string): bigint {
  const millionths = toMinor(rate, 4);
  return millionths === null || millionths < 0n || bets < 0n ? 0n : (bets * millionths) / 1_000_000n;
}

/** What all lines bring together, as a decimal string. */
export function rebateTotal(lines: readonly RebateLine[], digits: number): string {
  return fromMinor(
    lines.reduce((sum, { amount }) => sum + (toMinor(amount, digits) ?? 0n), 0n),
    digits,
  );
}

/** Lines that bring something: the others cannot be claimed. */
export const claimableRebates = (lines: readonly RebateLine[], digits: number): readonly RebateLine[] =>
  lines.filter(({ amount }) => (toMinor(amount, digits) ?? 0n) > 0n);
