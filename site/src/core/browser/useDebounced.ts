import { useEffect, useState } from 'react';

const pause = 250;

/** The value after it has been unchanged for a moment, so that a search waits until typing pauses. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
