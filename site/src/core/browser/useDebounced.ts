import { useEffect, useState } from 'react';

const pause = 250;

/** The value once it has not changed for a moment: what is typed is asked for when the typing rests. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
