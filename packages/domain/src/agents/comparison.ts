import { compareAmounts, subtractAmounts } from '../base/amounts.ts';
import { toMinor } from '../base/money.ts';

export interface Change {
  /** Change in per cent, one decimal, unsigned; null if the previous value is zero. */
  percent: string | null;
  trend: 'up' | 'down' | 'same';
}

/** Compares a figure with that of the previous period; null if either is unreadable. Source: AGT-03. */
export function changeOf(now: string, before: string): Change | null {
  const order = compareAmounts(now, before);
  const difference = subtractAmounts(now, before);
  if (order === null || difference === null) return null;
  const trend = order === 0 ? 'same' : order === 1 ? 'up' : 'down';
  const [by, from] = [magnitude(difference), magnitude(before)];
  if (by === null || from === null || from === 0n) return { percent: order === 0 ? '0.0' : null, trend };
  // Thousandths of the previous value, rounded half up.
  const tenths = (by * 2_000n + from) / (from * 2n);
  return { percent: `${tenths / 10n}.${tenths % 10n}`, trend };
}

const scale = 12;

function magnitude(amount: string): bigint | null {
  const minor = toMinor(amount, scale);
  return minor === null || minor >= 0n ? minor : -minor;
}
