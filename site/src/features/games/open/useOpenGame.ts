import { useCallback, useRef } from 'react';
import { useOverlay } from '../../../core/routing/useOverlay.ts';

/** Opens a game's sheet (GAM-11). The function is stable, so that cards do not re-render. */
export function useOpenGame(): (id: string) => void {
  const overlay = useOverlay();
  const latest = useRef(overlay);
  latest.current = overlay;
  return useCallback((id) => latest.current.open('game', { game: id }), []);
}
