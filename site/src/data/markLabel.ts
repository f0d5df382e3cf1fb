import type { MarkLabel } from '@baize/gateway';
import { useCallback } from 'react';
import { useLanguage } from '../core/services/services.ts';

/** Returns a mark's label in the page's language, else in English, else in its first language. */
export function useMarkLabel(): (label: MarkLabel) => string {
  const language = useLanguage();
  return useCallback(
    (label) => (typeof label === 'string' ? label : (label[language] ?? label.EN ?? Object.values(label)[0] ?? '')),
    [language],
  );
}
