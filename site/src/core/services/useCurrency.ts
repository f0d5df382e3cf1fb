import { type Currency, numberMarks } from '@baize/domain';
import { useMemo } from 'react';
import { useBrand, useLanguage } from './services.ts';

/** The brand's currency, written as the language shown writes numbers. */
export function useCurrency(): Currency {
  const { currency } = useBrand();
  const language = useLanguage();
  return useMemo(() => ({ ...currency, marks: numberMarks(language) }), [currency, language]);
}
