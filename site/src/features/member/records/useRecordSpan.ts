import { dayOf, daysOf, type RecordDates, readTimeZone, spanOf } from '@baize/domain';
import { useMemo } from 'react';
import { useMinute } from '../../../core/browser/time.ts';
import { useServices } from '../../../core/services/services.ts';

export interface RecordSpan {
  /** Moments in ms since 1970, the last left out. */
  from: number;
  to: number;
  /** The same as days, yyyy-MM-dd, both included. */
  first: string;
  last: string;
  today: string;
  /** IANA name of the zone that days go by. */
  zone: string;
}

/** The days of a record by the viewer's clock, or by that of a zone; the same until midnight. */
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
