import type { MarkLabel } from '@baize/gateway';
import { useCallback } from 'react';
import { useLanguage } from '../core/services/services.ts';

/** The words of a mark in the language of the page, else in English, else in the first that it has. */
export function useMarkLabel(): (label: MarkLabel) => string {
  const language = useLanguage();
  return useCallback(
    (label) => (typeof label === 'string' ? label : (label[language] ?? label.EN ?? Object.values(label)[0] ?? '')),
    [language],
  );
}
