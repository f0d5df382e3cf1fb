import { useEffect } from 'react';
import { useHasInteracted } from '../browser/useHasInteracted.ts';
import type { LazyPart } from './chunks.ts';

/**
 * Preloads hidden parts after the first interaction so that they open instantly; `due` is false for visitors who cannot
 * open them.
 */
export function usePreload(parts: readonly Pick<LazyPart, 'preload'>[], due = true): void {
  const wanted = useHasInteracted() && due;
  useEffect(() => {
    if (wanted) for (const { preload } of parts) preload();
  }, [parts, wanted]);
}
