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
 * base before the epoch. Two decimals. Source: section 9.
 */
export function jackpotAt(now: number, { base, epoch }: JackpotBase): string {
  const steps = BigInt(Math.max(0, Math.floor((now - epoch) / step)));
  return fromMinor((toMinor(base, 2) ?? 0n) + steps * rise, 2);
}

/** Returns milliseconds until the figure next changes, 1 to 3000 once it runs. */
export function jackpotRisesIn(now: number, epoch: number): number {
  return now < epoch ? epoch - now + step : step - ((now - epoch) % step);
}
