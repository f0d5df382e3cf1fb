import { useCallback } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { isNear } from '../../contracts/useDates.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats the time left, such as "in 13 days 5 h" or, near the end, "in 25 h 50 min". */
export function useTimeLeft(): (until: number, now: number) => string {
  const text = useText();
  return useCallback(
    (until, now) => {
      const left = until - now;
      if (left <= 0) return text('bills.left.over');
      if (!isNear(until, now)) {
        return text('bills.left.days', { days: Math.floor(left / dayMs), hours: Math.floor((left % dayMs) / hourMs) });
      }
      const minutes = Math.ceil((left % hourMs) / minuteMs);
      return text('bills.left.hours', { hours: Math.floor(left / hourMs), minutes });
    },
    [text],
  );
}
