import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { apart } from './isolate.ts';

/** Formats a date and time (ms since 1970) in the local time zone, with the Gregorian calendar and Latin digits. */
export function useDateTimeText(): (time: number) => string {
  const intl = useIntl();
  return useCallback(
    (time) =>
      apart(
        intl.formatDate(time, {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
          calendar: 'gregory',
          numberingSystem: 'latn',
        }),
      ),
    [intl],
  );
}
