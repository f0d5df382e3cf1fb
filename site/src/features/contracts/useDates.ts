import { dayOf } from '@baize/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';

const latin = { calendar: 'gregory', numberingSystem: 'latn' } as const;
const dayAndMonth = { ...latin, day: 'numeric', month: 'short' } as const;
const hourAndMinute = { ...latin, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const nearMs = 2 * dayMs;
const unknown = '–';

/** Reports whether less than 48 hours are left. Both times are in ms on the platform's clock. */
export const isNear = (until: number, now: number): boolean => until - now < nearMs;

interface KnownSpan {
  from: number | null;
  to: number | null;
}

/** Formatters that return a dash for a time the platform left out (FLT-087). */
export interface Dates {
  /** "10 Nov". */
  day: (time: number | null) => string;
  /** "13 Nov, 18:05". */
  moment: (time: number | null) => string;
  /** "23:59". */
  hour: (time: number) => string;
  /** "15 Nov, 23:59": last minute before the end. */
  last: (endsAt: number | null) => string;
  /** Day of that last minute. */
  lastDay: (endsAt: number | null) => string;
  /** "1 – 15 Nov", or "6 Nov, 14:00 – 15:00" for less than a day. */
  period: (span: KnownSpan, how?: { year: boolean }) => string;
  /** Short form for narrow places; only the start if it lasts less than a day. */
  shortPeriod: (span: KnownSpan) => string;
  /** "5 days 23 h left", or when near, "tomorrow, 20:10". */
  left: (until: number | null, now: number) => string;
  /** "in 8 days 6 h". */
  in: (until: number | null, now: number) => string;
}

/** Formats dates in the user's language but in the platform's time zone, because periods follow its days. */
export function useDates(timeZone: string | null | undefined): Dates {
  const intl = useIntl();
  const text = useText();
  return useMemo(() => {
    const zone = timeZone ? { timeZone } : {};
    // Non-breaking spaces keep day and month on one line in narrow columns.
    const day = (time: number | null) =>
      time === null ? unknown : apart(intl.formatDate(time, { ...dayAndMonth, ...zone }).replaceAll(' ', '\u00a0'));
    const moment = (time: number | null) =>
      time === null ? unknown : apart(intl.formatDate(time, { ...dayAndMonth, ...hourAndMinute, ...zone }));
    const hour = (time: number) => apart(intl.formatDate(time, { ...hourAndMinute, ...zone }));
    const dayNumber = (time: number) => Date.parse(dayOf(time, timeZone ?? 'UTC')) / dayMs;
    const isShort = ({ from, to }: KnownSpan) => from !== null && to !== null && to - from < dayMs / 2;
    const period: Dates['period'] = ({ from, to }, how) => {
      if (from === null || to === null) return unknown;
      const days = { ...dayAndMonth, ...(how?.year && ({ year: 'numeric' } as const)), ...zone };
      return apart(
        isShort({ from, to })
          ? intl.formatDateTimeRange(from, to, { ...days, ...hourAndMinute })
          : intl.formatDateTimeRange(from, to - 1, days),
      );
    };
    const parts = (until: number, now: number) => {
      const hours = Math.floor((until - now) / hourMs);
      return { days: Math.floor(hours / 24), hours: hours % 24 };
    };
    return {
      day,
      moment,
      hour,
      last: (endsAt) => moment(endsAt && endsAt - 1),
      lastDay: (endsAt) => day(endsAt && endsAt - 1),
      period,
      shortPeriod: (span) => (isShort(span) ? moment(span.from) : period(span)),
      left: (until, now) => {
        if (until === null) return unknown;
        if (until <= now) return text('agent.left.over');
        if (!isNear(until, now)) return text('agent.left', parts(until, now));
        const ahead = dayNumber(until) - dayNumber(now);
        if (ahead > 1) return moment(until);
        return text(ahead === 1 ? 'agent.left.tomorrow' : 'agent.left.today', { time: hour(until) });
      },
      in: (until, now) => {
        if (until === null) return unknown;
        return until - now < hourMs ? text('agent.in.soon') : text('agent.in', parts(until, now));
      },
    };
  }, [intl, text, timeZone]);
}
