import { useEffect, useState } from 'react';
import { useServices } from '../../core/services/services.ts';

const day = 86_400_000;

/**
 * Returns the platform's time and re-renders every second if something changes within a day, else every 30 s. `turnOf`
 * returns the time of the next change in ms, null for none.
 */
export function useOfferClock(turnOf: (now: number) => number | null): number {
  const { now: platformNow } = useServices();
  const [now, setNow] = useState(() => platformNow());
  const turn = turnOf(now);
  const soon = turn !== null && turn - now < day;
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (!document.hidden) setNow(platformNow());
      },
      soon ? 1000 : 30_000,
    );
    return () => clearInterval(timer);
  }, [platformNow, soon]);
  return now;
}
