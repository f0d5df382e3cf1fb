import { dayOf, daysOf, type RecordDates, readTimeZone, spanOf } from '@baize/domain';
import { useMemo } from 'react';
import { useMinute } from '../../core/browser/time.ts';
import { useServices } from '../../core/services/services.ts';

export interface RecordSpan {
  /** Range in ms since 1970, end exclusive. */
  from: number;
  to: number;
  /** Same range as yyyy-MM-dd, both days included. */
  first: string;
  last: string;
  today: string;
  /** IANA time zone of the days. */
  zone: string;
}

/** Returns the days of a record in the viewer's time zone or a given one; stable until midnight. */
export function useRecordSpan(dates: RecordDates, inZone?: string): RecordSpan {
  const { now } = useServices();
  useMinute();
  const zone = useMemo(() => readTimeZone(inZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone), [inZone]);
  const moment = now();
  const { first, last } = daysOf(dates, moment, zone);
  const { from, to } = spanOf(dates, moment, zone);
  const today = dayOf(moment, zone);
  return useMemo(() => ({ from, to, first, last, today, zone }), [from, to, first, last, today, zone]);
}
