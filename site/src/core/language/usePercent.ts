import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Formats a percentage with Latin digits; `rate` is a decimal string in percent, such as `0.15`. */
export function usePercent(): (rate: string) => string {
  const intl = useIntl();
  return useCallback(
    (rate) =>
      intl.formatNumber(Number(rate) / 100, {
        style: 'percent',
        minimumFractionDigits: rate.split('.')[1]?.length ?? 0,
        maximumFractionDigits: rate.split('.')[1]?.length ?? 0,
        numberingSystem: 'latn',
      }),
    [intl],
  );
}
