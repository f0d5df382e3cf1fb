import { fromMinor, toMinor } from '../base/money.ts';

export const rebateDigits = 2;

export type RebateCheck =
  | { kind: 'required' }
  | { kind: 'above'; most: string }
  | { kind: 'same' }
  /** `kept` is the share of their own rate the agent keeps. */
  | { kind: 'ok'; rate: string; change: 'new' | 'raise' | 'lower'; kept: string };

/**
 * Validates a rebate in per cent. `own` is the agent's rate, `current` that of the downline, null for a new account; a
 * raise applies at once, a reduction needs the downline's consent.
 */
export function checkRebate(typed: string | null, own: string, current: string | null): RebateCheck {
  const rate = typed === null ? null : toMinor(typed, rebateDigits);
  const most = toMinor(own, rebateDigits) ?? 0n;
  if (rate === null || rate < 0n) return { kind: 'required' };
  if (rate > most) return { kind: 'above', most: shortRate(own) };
  const before = current === null ? null : (toMinor(current, rebateDigits) ?? 0n);
  if (rate === before) return { kind: 'same' };
  const change = before === null ? 'new' : rate > before ? 'raise' : 'lower';
  return {
    kind: 'ok',
    rate: fromMinor(rate, rebateDigits),
    change,
    kept: shortRate(fromMinor(most - rate, rebateDigits)),
  };
}

export function shortRate(rate: string): string {
  const minor = toMinor(rate, rebateDigits);
  if (minor === null) return rate;
  return fromMinor(minor, rebateDigits).replace(/0$/, '');
}
