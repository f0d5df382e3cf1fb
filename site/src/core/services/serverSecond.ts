import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

const second = 1000;

/**
 * Returns the platform's time in milliseconds, each second while the tab is visible. Reads it anew each time, so that
 * sleep, late timers and a wrong device clock do not add up (FLT-105).
 */
export function useServerSecond(): number {
  const { now: serverNow } = useServices();
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(serverNow());
      timer = setTimeout(look, second - (serverNow() % second));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [serverNow]);
  return now;
}
