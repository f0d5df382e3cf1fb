import { formatMoney, fromMinor, moneyParts } from '@baize/domain';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useCurrency } from '../../../core/services/useCurrency.ts';

export interface AgentMoney {
  /** Amount with its currency, such as "₱8,308.80". */
  money: (amount: string) => string;
  /** Amount without the currency, for columns and sums in a single currency. */
  figure: (amount: string) => string;
  /** Smallest unit, such as "0.01". */
  coin: string;
}

/** Formats amounts in the currency of the response, or else in the brand's. */
export function useAgentMoney(currency: string | null = null): AgentMoney {
  const own = useCurrency();
  return useMemo(() => {
    const known = currency === null || own.code === null || currency === own.code;
    const used = known ? own : { ...own, code: currency, symbol: null };
    const figure = (amount: string) => {
      const parts = moneyParts(amount, own);
      return inOrder(parts ? parts.sign + parts.whole + parts.fraction : '–');
    };
    return {
      money: (amount) => inOrder(formatMoney(amount, used) ?? '–'),
      figure,
      coin: figure(fromMinor(1n, own.digits)),
    };
  }, [currency, own]);
}
