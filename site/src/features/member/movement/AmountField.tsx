import { currencySymbol, languageTag } from '@baize/domain';
import { MoneyField } from '@baize/ui/overlays';
import type { ComponentProps } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';

type MoneyFieldProps = ComponentProps<typeof MoneyField>;
type Usual = 'symbol' | 'locale' | 'digits' | 'words';
type AmountFieldProps = Omit<MoneyFieldProps, Usual> & Partial<Pick<MoneyFieldProps, Exclude<Usual, 'locale'>>>;

export function AmountField({ symbol, digits, words, ...props }: AmountFieldProps) {
  const text = useText();
  const language = useLanguage();
  const { currency } = useBrand();
  return (
    <MoneyField
      symbol={symbol ?? currencySymbol(currency)}
      locale={languageTag(language)}
      digits={digits ?? currency.digits}
      words={words ?? { quick: props.label, max: text('movement.most') }}
      required
      {...props}
    />
  );
}
