import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { apart } from './isolate.ts';

/** A day and an hour to come, in the person's words and their own time, Gregorian and with Latin figures. Milliseconds since 1970. */
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
