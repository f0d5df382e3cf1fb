import { useCallback, useRef } from 'react';
import { useOverlay } from '../../../core/routing/useOverlay.ts';

/** A press on a card opens the game's sheet (GAM-11). The function never changes, so that no card renders for it. */
export function useOpenGame(): (id: string) => void {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((id) => latest.current.open('game', { game: id }), []);
}
