import { fromMinor, toMinor } from '../base/money.ts';

export interface JackpotBase {
  /** Decimal string. */
  base: string;
  /** Milliseconds since 1970. */
  epoch: number;
}

const step = 3000;
const rise = 16511n;

/**
 * The jackpot at a moment, as a decimal string with two decimals: the same for everybody who asks at that moment, and right at once after a pause.
 * Before the epoch it stands at its base. `now` is the server's time in milliseconds. Source: section 9.
 */
export function jackpotAt(now: number, { base, epoch }: JackpotBase): string {
  const steps = BigInt(Math.max(0, Math.floor((now - epoch) / step)));
  return fromMinor((toMinor(base, 2) ?? 0n) + steps * rise, 2);
}

/** Milliseconds until the figure next changes, 1 to 3000 once it runs. */
export function jackpotRisesIn(now: number, epoch: number): number {
  return now < epoch ? epoch - now + step : step - ((now - epoch) % step);
}
