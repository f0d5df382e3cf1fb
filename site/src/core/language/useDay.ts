import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A day in the person's words, Gregorian and with Latin figures; a dash for none. Milliseconds since 1970. */
export function useDay(): (time: number | null) => string {
  const intl = useIntl();
  return useCallback(
    (time) =>
      time === null
        ? '–'
        : intl.formatDate(time, {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            calendar: 'gregory',
            numberingSystem: 'latn',
          }),
    [intl],
  );
}
