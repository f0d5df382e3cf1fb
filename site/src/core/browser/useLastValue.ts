import { useState } from 'react';

/** The last value that was set, so that a dialog keeps its content while it closes. Null before the first. */
export function useLastValue<T>(current: T | null): T | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(() => current);
  return current ?? last;
}
