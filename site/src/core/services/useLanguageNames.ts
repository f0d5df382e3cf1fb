import { useCallback, useEffect, useState } from 'react';
import { firstInteraction } from '../browser/firstInteraction.ts';
import { useServices } from './services.ts';

type NameOf = (code: string) => string;

/** What each language calls itself, once it is fetched: by `fetchNames`, by use of the page, or where the catalogue in use is a fallback. */
export function useLanguageNames() {
  const { languageStore } = useServices();
  const [names, setNames] = useState<NameOf | null>(null);
  const fetchNames = useCallback(async (): Promise<NameOf> => {
    const { languageOf } = await import('@baize/messages/languages');
    const nameOf: NameOf = (code) => languageOf(code).name;
    setNames(() => nameOf);
    return nameOf;
  }, []);

  useEffect(() => {
    let here = true;
    const soon = languageStore.get().isFallback ? Promise.resolve() : firstInteraction;
    void soon.then(() => {
      if (here) fetchNames().catch(() => undefined);
    });
    return () => {
      here = false;
    };
  }, [languageStore, fetchNames]);
  return { names, fetchNames };
}
