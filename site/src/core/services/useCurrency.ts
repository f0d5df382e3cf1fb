import { type Currency, numberMarks } from '@baize/domain';
import { useMemo } from 'react';
import { useBrand, useLanguage } from './services.ts';

export function useCurrency(): Currency {
  const { currency } = useBrand();
  const language = useLanguage();
  return useMemo(() => ({ ...currency, marks: numberMarks(language) }), [currency, language]);
}
