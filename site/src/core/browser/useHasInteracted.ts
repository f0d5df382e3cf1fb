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

/** Whether somebody has begun to use the page, and a render when they do. */
export const useHasInteracted = () => useSyncExternalStore(subscribe, () => begun);
