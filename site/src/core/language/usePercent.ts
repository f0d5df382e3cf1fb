import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A share in the person's way of writing it, with Latin figures. `rate` is per cent, a decimal string such as `0.15`. */
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
