import { useSyncExternalStore } from 'react';
import { firstInteraction } from './firstInteraction.ts';

let begun = false;
const subscribe = (listener: () => void) => {
  let here = true;
  void firstInteraction.then(() => {
    begun = true;
    if (here) listener();
  });
  return () => {
    here = false;
  };
};

/** Whether the page has been interacted with, and a render when it is. */
export const useHasInteracted = () => useSyncExternalStore(subscribe, () => begun);
