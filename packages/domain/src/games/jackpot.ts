import { fromMinor, toMinor } from '../base/money.ts';

/** `base` is a decimal string, `epoch` ms since 1970. */
export interface JackpotBase {
  base: string;
  epoch: number;
}

const step = 3000;
const rise = 16511n;

/**
 * Computes the jackpot from server time (ms) alone, so that all visitors see the same figure, even after a pause; the
 * base before the epoch. Decimals as the currency has, at most two. Source: section 9.
 */
export function jackpotAt(now: number, { base, epoch }: JackpotBase, decimals = 2): string {
  const steps = BigInt(Math.max(0, Math.floor((now - epoch) / step)));
  const hundredths = (toMinor(base, 2) ?? 0n) + steps * rise;
  const kept = Math.min(2, decimals);
  return fromMinor(hundredths / 10n ** BigInt(2 - kept), kept);
}

/** Returns milliseconds until the figure next changes, 1 to 3000 once it runs. */
export function jackpotRisesIn(now: number, epoch: number): number {
  return now < epoch ? epoch - now + step : step - ((now - epoch) % step);
}
