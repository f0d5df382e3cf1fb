import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Which way the page runs, and a render when that changes with the language: for parts that have to be told. */
export const usePageDirection = () => useSyncExternalStore(subscribe, read, () => 'ltr' as const);
