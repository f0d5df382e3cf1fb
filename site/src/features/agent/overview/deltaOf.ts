import { changeOf, minus } from '@baize/domain';
import type { StatDelta } from '@baize/ui';

/** Returns the change as a label; green only for a rise that is good. */
export function deltaOf(now: string, before: string, upIsGood: boolean): StatDelta | null {
  const change = changeOf(now, before);
  if (!change?.percent) return null;
  const { percent, trend } = change;
  if (trend === 'same') return { text: `${percent}%` };
  const sign = trend === 'up' ? '+' : minus;
  return { text: `${sign}${percent}%`, trend, tone: trend === 'up' && upIsGood ? 'positive' : 'neutral' };
}
