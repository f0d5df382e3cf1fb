import { formatMoney } from '@baize/domain';
import { useCallback } from 'react';
import { useCurrency } from './useCurrency.ts';

/** Formats amounts in the brand's currency; null for an unreadable figure. */
export function useMoney(): (amount: string | null) => string | null {
  const currency = useCurrency();
  return useCallback((amount) => formatMoney(amount, currency), [currency]);
}
