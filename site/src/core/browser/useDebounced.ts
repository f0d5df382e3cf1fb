import { useEffect, useState } from 'react';

/** The value after it has been unchanged for a moment (ms), so that a search waits until typing pauses. */
export function useDebounced<T>(value: T, pause = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
