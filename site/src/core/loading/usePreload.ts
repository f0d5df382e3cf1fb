import { useEffect } from 'react';
import { useHasInteracted } from '../browser/useHasInteracted.ts';
import type { LazyPart } from './chunks.ts';

/**
 * Preloads parts that the page does not show yet once it is in use, so that they open instantly; `due` is false for visitors who
 * cannot open them.
 */
export function usePreload(parts: readonly Pick<LazyPart, 'preload'>[], due = true): void {
  const wanted = useHasInteracted() && due;
  useEffect(() => {
    if (wanted) for (const { preload } of parts) preload();
  }, [parts, wanted]);
}
