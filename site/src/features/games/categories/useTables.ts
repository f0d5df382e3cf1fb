import { liveTables } from '@baize/gateway';
import { useEffect, useState } from 'react';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';

/** Poll interval in ms. Only one part of a page polls, so that it is one call. */
const every = 5_000;

export function useTables({ polls }: { polls: boolean }) {
  const language = useLanguage();
  return useEndpoint(liveTables, { language }, polls ? { every } : {});
}

/** Returns the platform's time, each second while the page is seen. */
export function useSeconds(): number {
  const { now: platformNow } = useServices();
  const [now, setNow] = useState(() => platformNow());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(platformNow());
    }, 1000);
    return () => clearInterval(timer);
  }, [platformNow]);
  return now;
}
