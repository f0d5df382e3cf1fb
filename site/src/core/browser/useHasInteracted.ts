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

export const useHasInteracted = () => useSyncExternalStore(subscribe, () => begun);
