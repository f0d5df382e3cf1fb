import { useState } from 'react';

export function useLastValue<T>(current: T | null): T | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(() => current);
  return current ?? last;
}
