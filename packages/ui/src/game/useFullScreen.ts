'use client';

import { type RefObject, useSyncExternalStore } from 'react';

export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );

  const toggle = async () => {
    try {
      if (active) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // The browser may refuse, for example inside a frame; the game then keeps its size.
    }
  };
  return { active, possible, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
