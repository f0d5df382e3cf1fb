import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Formats a day (ms since 1970) with the Gregorian calendar and Latin digits; a dash for null. */
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
