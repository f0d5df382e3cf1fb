import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Reports whether a part of the page fills the screen, which hides the bars around it. */
export const useIsFull = () => useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
