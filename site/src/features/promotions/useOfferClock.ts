import { useEffect, useState } from 'react';
import { useServices } from '../../core/services/services.ts';

const day = 86_400_000;

/**
 * The platform's time, and a render when it has gone on: every second while something turns within a day, else every half minute.
 * `turnOf` says when that is (ms), null for never.
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
