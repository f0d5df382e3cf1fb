import { formatMoney } from '@baize/domain';
import { useCallback } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useCurrency } from '../../../core/services/useCurrency.ts';

/** Formats an amount: the brand's currency in its own style, others with their code; null means the brand's. */
export type MoneyIn = (amount: string | null, currency: string | null) => string;

export function useMoneyIn(): MoneyIn {
  const own = useCurrency();
  return useCallback(
    (amount, code) => {
      const fraction = amount?.split('.')[1]?.replace(/0+$/, '') ?? '';
      const foreign = code !== null && own.code !== null && code !== own.code;
      const currency = foreign ? { ...own, code, symbol: null, digits: 2 } : own;
      const shown = formatMoney(amount, { ...currency, digits: Math.max(currency.digits, fraction.length) });
      return shown === null ? '–' : inOrder(shown);
    },
    [own],
  );
}
