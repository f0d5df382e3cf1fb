import { useEffect } from 'react';
import type { Part } from './chunks.ts';
import { useInUse } from './useInUse.ts';

/**
 * Fetches what a page does not show yet once it is in use, so that whoever chooses it finds it there; `due` is false for who
 * has none of it.
 */
export function useReady(parts: readonly Pick<Part, 'preload'>[], due = true): void {
  const wanted = useInUse() && due;
  useEffect(() => {
    if (wanted) for (const { preload } of parts) preload();
  }, [parts, wanted]);
}
