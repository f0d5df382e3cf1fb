import { fromMinor, toMinor } from '../base/money.ts';

/** Rebates are given to a hundredth of a per cent. */
export const rebateDigits = 2;

export type RebateCheck =
  | { kind: 'required' }
  /** More than the agent has: `most` is their own rate. */
  | { kind: 'above'; most: string }
  | { kind: 'same' }
  /** `kept` is what the agent keeps of their own rate. */
  | { kind: 'ok'; rate: string; change: 'new' | 'raise' | 'lower'; kept: string };

/**
 * Whether an agent can give a rebate, in per cent. `own` is the agent's rate, `current` what the downline has; null for an account that
 * is to be opened. A raise holds at once, and the downline is asked for what is lower.
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

/** A rate as people read it: with one digit after the point, or two where the second says something. */
export function shortRate(rate: string): string {
  const minor = toMinor(rate, rebateDigits);
  if (minor === null) return rate;
  return fromMinor(minor, rebateDigits).replace(/0$/, '');
}
