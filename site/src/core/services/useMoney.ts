import { formatMoney, formatRoundMoney } from '@baize/domain';
import { useCallback } from 'react';
import { useCurrency } from './useCurrency.ts';

/** Formats amounts in the brand's currency; null for an unreadable figure. */
export function useMoney(): (amount: string | null) => string | null {
  const currency = useCurrency();
  return useCallback((amount) => formatMoney(amount, currency), [currency]);
}

/** Formats amounts without decimals where they are zero, for figures that are set large. */
export function useRoundMoney(): (amount: string | null) => string | null {
  const currency = useCurrency();
  return useCallback((amount) => formatRoundMoney(amount, currency), [currency]);
}
