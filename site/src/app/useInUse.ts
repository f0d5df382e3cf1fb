import { useSyncExternalStore } from 'react';
import { firstUse } from './firstUse.ts';

let begun = false;
const subscribe = (listener: () => void) => {
  let here = true;
  void firstUse.then(() => {
    begun = true;
    if (here) listener();
  });
  return () => {
    here = false;
  };
};

/** Whether somebody has begun to use the page, and a render when they do. */
export const useInUse = () => useSyncExternalStore(subscribe, () => begun);
