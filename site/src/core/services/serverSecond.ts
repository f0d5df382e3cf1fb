import { useEffect, useState } from 'react';
import { useServices } from './services.ts';

const second = 1000;

/**
 * The platform's time in milliseconds, and a render each second while the page is seen. It is read anew each time, so that sleep, a slow timer and a wrong
 * clock of the device do not add up; a page that comes into sight again is right at once (FLT-105).
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
