import { fromMinor, toMinor } from './money.ts';

const scale = 12;

/** The exact sum of decimal strings; null as soon as one of them is no amount. */
export function addAmounts(...amounts: readonly (string | null)[]): string | null {
  let sum = 0n;
  for (const amount of amounts) {
    const minor = amount === null ? null : toMinor(amount, scale);
    if (minor === null) return null;
    sum += minor;
  }
  return trim(fromMinor(sum, scale));
}

/** The exact difference `a − b`; null when either is no amount. */
export function subtractAmounts(a: string | null, b: string | null): string | null {
  const minor = b === null ? null : toMinor(b, scale);
  return minor === null ? null : addAmounts(a, trim(fromMinor(-minor, scale)));
}

/** −1, 0 or 1 as `a` is below, at or above `b`; null when either is no amount. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 | null {
  const left = toMinor(a, scale);
  const right = toMinor(b, scale);
  if (left === null || right === null) return null;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** How much `part` is of `whole`, from 0 to 1, for a bar; null when either is no amount or there is no whole. */
export function shareOf(part: string, whole: string): number | null {
  const [small, large] = [toMinor(part, scale), toMinor(whole, scale)];
  if (small === null || large === null || large <= 0n) return null;
  const thousandths = (small * 1000n) / large;
  return Math.min(1, Math.max(0, Number(thousandths) / 1000));
}

function trim(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
