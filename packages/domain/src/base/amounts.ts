import { fromMinor, toMinor } from './money.ts';

const scale = 12;

/** Adds decimal strings exactly; null if one is not an amount. */
export function addAmounts(...amounts: readonly (string | null)[]): string | null {
  let sum = 0n;
  for (const amount of amounts) {
    const minor = amount === null ? null : toMinor(amount, scale);
    if (minor === null) return null;
    sum += minor;
  }
  return trim(fromMinor(sum, scale));
}

/** Subtracts exactly, `a − b`; null if either is not an amount. */
export function subtractAmounts(a: string | null, b: string | null): string | null {
  const minor = b === null ? null : toMinor(b, scale);
  return minor === null ? null : addAmounts(a, trim(fromMinor(-minor, scale)));
}

/** Returns −1, 0 or 1 as `a` is below, equal to or above `b`; null if either is not an amount. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 | null {
  const left = toMinor(a, scale);
  const right = toMinor(b, scale);
  if (left === null || right === null) return null;
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Returns the share of `part` in `whole` for a bar, 0 to 1; null if either is not an amount or `whole` is not positive.
 */
export function shareOf(part: string, whole: string): number | null {
  const [small, large] = [toMinor(part, scale), toMinor(whole, scale)];
  if (small === null || large === null || large <= 0n) return null;
  const thousandths = (small * 1000n) / large;
  return Math.min(1, Math.max(0, Number(thousandths) / 1000));
}

function trim(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
