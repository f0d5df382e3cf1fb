import { formatMoney, minus, moneyParts } from '@baize/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { inOrder } from '../../core/language/isolate.ts';
import { usePercent } from '../../core/language/usePercent.ts';
import { useText } from '../../core/language/useText.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { type TermsText, termsText } from './termsText.ts';

/** Words contract terms in the user's language, with amounts in the response's currency or else the brand's. */
export function useTermsText(currency: string | null | undefined): TermsText {
  const text = useText();
  const intl = useIntl();
  const percent = usePercent();
  const own = useCurrency();
  return useMemo(() => {
    const known = !currency || own.code === null || currency === own.code;
    const used = known ? own : { ...own, code: currency, symbol: null };
    return termsText({
      text,
      list: (items) => intl.formatList(items, { type: 'conjunction' }),
      percent: (rate) => inOrder(percent(rate).replace('-', minus)),
      money: (amount) => inOrder(formatMoney(amount, used) ?? '–'),
      figure: (amount) => {
        const parts = moneyParts(amount, used);
        return inOrder(parts ? parts.sign + parts.whole + parts.fraction : '–');
      },
      count: (value) => inOrder(intl.formatNumber(Number(value), { numberingSystem: 'latn' })),
    });
  }, [text, intl, percent, own, currency]);
}
