import { formatMoney } from '@baize/domain';
import { useCallback } from 'react';
import { useBrand } from './services.ts';

/** An amount as people read it, in the brand's currency; null when there is no figure to trust. */
export function useMoney(): (amount: string | null) => string | null {
  const { currency } = useBrand();
  return useCallback((amount) => formatMoney(amount, currency), [currency]);
}
