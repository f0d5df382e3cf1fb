import type { LobbyView } from '@baize/domain';
import { useEffect, useState } from 'react';

/** Pages that load by themselves before the button does, so that the footer can be reached. */
const mostByThemselves = 5;

/** A scroll alone does not count, because a restored position is one too. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function isMove(event: Event): boolean {
  if (event instanceof KeyboardEvent) return ['ArrowDown', 'PageDown', 'End'].includes(event.key);
  // A press on the root is one on its scrollbar.
  return event.type !== 'pointerdown' || event.target === document.documentElement;
}

/**
 * Loads the next page as the end of the list comes near (FLT-145). After a few pages it waits for the button; a press
 * or another view begins anew. Nothing loads before the visitor moves through the page.
 */
export function useNextPages(view: LobbyView, load: () => void): { onNear?: () => void; pressed: () => void } {
  const { page: _, ...query } = view;
  const list = JSON.stringify(query);
  const [moved, setMoved] = useState(false);
  const [loaded, setLoaded] = useState({ list, pages: 0 });
  const pages = loaded.list === list ? loaded.pages : 0;
  useEffect(() => {
    const begin = (event: Event) => {
      if (isMove(event)) setMoved(true);
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
  }, []);
  const onNear = () => {
    setLoaded({ list, pages: pages + 1 });
    load();
  };
  return {
    ...(moved && pages < mostByThemselves && { onNear }),
    pressed: () => setLoaded({ list, pages: 0 }),
  };
}
