import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** Maximum delay in ms before sleep or a clock change is noticed. */
const longest = 60_000;

/**
 * Reports whether a moment of the platform's clock (ms) has passed, also right after sleep (FLT-105). False for null.
 */
export function useDeadlinePassed(moment: number | null): boolean {
  const { now } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (moment === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const left = moment - now();
        if (left > 0) timer = setTimeout(look, Math.min(left, longest));
        listener();
      };
      look();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [moment, now],
  );
  return useSyncExternalStore(subscribe, () => moment !== null && now() >= moment);
}
