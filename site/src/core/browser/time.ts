import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everyMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  // A page that was asleep catches up when it is seen again.
  document.addEventListener('visibilitychange', listener);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The moment, to the minute, and a render when the minute changes. Milliseconds since 1970. */
export const useMinute = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute) * minute);
