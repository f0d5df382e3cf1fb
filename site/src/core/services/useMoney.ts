import { formatMoney } from '@baize/domain';
import { useCallback } from 'react';
import { useCurrency } from './useCurrency.ts';

/** An amount as people read it, in the brand's currency; null when there is no figure to trust. */
export function useMoney(): (amount: string | null) => string | null {
  const currency = useCurrency();
  return useCallback((amount) => formatMoney(amount, currency), [currency]);
}
