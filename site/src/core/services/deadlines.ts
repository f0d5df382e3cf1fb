import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** Maximum delay in ms before sleep or a clock change is noticed. */
const longest = 60_000;

/**
 * Subscribes to a moment of the platform's clock (ms): the listener is called when it comes, also right after sleep
 * (FLT-105). Never for null.
 */
export function useMoment(moment: number | null): (listener: () => void) => () => void {
  const { now } = useServices();
  return useCallback(
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
}

/** Reports whether a moment of the platform's clock (ms) has passed. False for null. */
export function useDeadlinePassed(moment: number | null): boolean {
  const { now } = useServices();
  return useSyncExternalStore(useMoment(moment), () => moment !== null && now() >= moment);
}
