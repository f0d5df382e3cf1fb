import type { playControl, WireOf } from '@baize/gateway';
import type { MinorUnits } from './minor.ts';

type LimitWire = WireOf<typeof playControl>['limits'] extends readonly (infer L)[] | null | undefined ? L : never;

/** Limit of a player in whole numbers: minutes for time, minor units for the others. */
export interface PlainLimit {
  kind: LimitWire['kind'];
  period: LimitWire['period'];
  max: number;
  used: number;
  left: number;
  /** Looser limit that begins later; `max` is null for none. */
  next: { max: number | null; from: number } | null;
  resetsAt: number;
}

/** Converts limits in whole numbers to decimal strings and back. */
export function playLimits(money: Pick<MinorUnits, 'decimal' | 'minor'>) {
  const decimal = (kind: string, minor: number, currency: string) =>
    kind === 'time' ? String(minor) : money.decimal({ minor, currency });
  return {
    wire({ kind, period, max, used, left, next, resetsAt }: PlainLimit, currency: string): LimitWire {
      const text = (whole: number) => decimal(kind, whole, currency);
      const pending = next && { amount: next.max === null ? null : text(next.max), from: next.from };
      return { kind, period, amount: text(max), used: text(used), left: text(left), pending, resets: resetsAt };
    },
    /** Whole number of a limit that the player typed; null stays null, which removes the limit. */
    whole: (kind: string, amount: string | null, currency: string): number | null => {
      if (amount === null) return null;
      return kind === 'time' ? Number(amount) : money.minor(amount, currency);
    },
  };
}
