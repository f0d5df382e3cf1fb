import type { Span } from '@baize/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../../../core/language/isolate.ts';

const latin = { calendar: 'gregory', numberingSystem: 'latn' } as const;
const dayAndMonth = { ...latin, day: 'numeric', month: 'short' } as const;
const hourAndMinute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayMs = 86_400_000;

export interface Dates {
  /** "10 Nov", by the reader's clock. */
  day: (time: number) => string;
  /** "15 Nov, 23:59", by the reader's clock. */
  moment: (time: number) => string;
  /** "23:59", by the reader's clock. */
  hour: (time: number) => string;
  /** "16 – 31 Oct", or for less than a day "6 Nov, 14:00 – 15:00": by the calendar that the period was made by. */
  period: (span: Span, how?: { year: boolean }) => string;
  /** The same for a narrow place: of less than a day, when it began. */
  shortPeriod: (span: Span) => string;
}

/** Dates in the person's words, with Latin figures. Periods go by the days of the platform's zone; null is the reader's own. */
export function useDates(timeZone: string | null): Dates {
  const intl = useIntl();
  return useMemo(() => {
    const zone = timeZone === null ? {} : { timeZone };
    const year = { year: 'numeric' } as const;
    const isShort = ({ from, to }: Span) => to - from < dayMs / 2;
    const period: Dates['period'] = (span, how) => {
      const { from, to } = span;
      const days = { ...dayAndMonth, ...(how?.year && year), ...zone };
      return apart(
        isShort(span)
          ? intl.formatDateTimeRange(from, to, { ...days, ...hourAndMinute })
          : intl.formatDateTimeRange(from, to - 1, days),
      );
    };
    return {
      day: (time) => apart(intl.formatDate(time, dayAndMonth).replaceAll(' ', '\u00a0')),
      hour: (time) => apart(intl.formatDate(time, { ...latin, ...hourAndMinute })),
      moment: (time) => apart(intl.formatDate(time, { ...dayAndMonth, ...hourAndMinute })),
      period,
      shortPeriod: (span) =>
        isShort(span) ? apart(intl.formatDate(span.from, { ...dayAndMonth, ...hourAndMinute, ...zone })) : period(span),
    };
  }, [intl, timeZone]);
}
