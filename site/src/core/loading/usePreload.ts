import { useEffect } from 'react';
import { useHasInteracted } from '../browser/useHasInteracted.ts';
import type { LazyPart } from './chunks.ts';

/**
 * Fetches what a page does not show yet once it is in use, so that it is there when it is chosen; `due` is false for a person who
 * has none of it.
 */
export function usePreload(parts: readonly Pick<LazyPart, 'preload'>[], due = true): void {
  const wanted = useHasInteracted() && due;
  useEffect(() => {
    if (wanted) for (const { preload } of parts) preload();
  }, [parts, wanted]);
}
