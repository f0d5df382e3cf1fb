import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports that it is online. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Resolves when the browser is online again. */
export const networkBack = () => new Promise<void>((done) => addEventListener('online', () => done(), { once: true }));
