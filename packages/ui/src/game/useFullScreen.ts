'use client';

import { type RefObject, useSyncExternalStore } from 'react';

/** Whether one element fills the screen, and a way to change it. `possible` is false where the browser offers none. */
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
      // The browser may refuse, for instance inside a frame: the game simply stays in its place.
    }
  };
  return { active, possible, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
