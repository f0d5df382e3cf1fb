import { useState } from 'react';

/** What was there last: a dialog still shows it while it closes. Null until there is anything. */
export function useLastValue<T>(current: T | null): T | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(() => current);
  return current ?? last;
}
