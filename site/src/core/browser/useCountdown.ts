import { secondsUntil } from '@baize/domain';
import { systemClock } from '@baize/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Counts the whole seconds until a moment of the device clock (ms since 1970); zero if past or null. */
export function useCountdown(until: number | null): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (until === null) return () => undefined;
      const timer = setInterval(() => {
        if (systemClock.now() >= until) clearInterval(timer);
        listener();
      }, 250);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => (until === null ? 0 : secondsUntil(until, systemClock.now())));
}
