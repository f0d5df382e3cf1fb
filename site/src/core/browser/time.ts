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
  // A tab that slept catches up when it becomes visible.
  document.addEventListener('visibilitychange', listener);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

export const useMinute = () => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute) * minute);
