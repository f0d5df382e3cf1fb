import { readTerms, withoutTerm, withTerm } from '@baize/domain';
import { useMemo } from 'react';
import { createStoredText, useStore } from '../../core/browser/createStore.ts';
import { lastingStorage } from '../../core/browser/storage.ts';

const kept = createStoredText(lastingStorage, 'searches');
const keep = (terms: readonly string[]) => kept.set(terms.length > 0 ? JSON.stringify(terms) : null);

/** Keeps earlier search terms, on this device only. */
export function useTerms() {
  const text = useStore(kept);
  return useMemo(() => {
    const terms = readTerms(text);
    return {
      terms,
      add: (term: string) => keep(withTerm(readTerms(kept.get()), term)),
      remove: (term: string) => keep(withoutTerm(readTerms(kept.get()), term)),
      clear: () => keep([]),
    };
  }, [text]);
}
