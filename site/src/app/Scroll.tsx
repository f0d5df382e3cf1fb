import { useEffect, useLayoutEffect } from 'react';
import { visitStorage } from '../session/storage.ts';
import { useAddress } from './address.tsx';

const key = (entry: string) => `scroll:${entry}`;

/** Back and forward find the page where it was left (NAV-20); a new page begins at its top, an overlay moves nothing. */
export function Scroll() {
  const { key: entry, pathname, state, by } = useAddress();
  const over = Boolean((state as { over?: number } | null)?.over);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => visitStorage.setItem(key(entry), String(Math.round(scrollY)));
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
    };
  }, [entry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page scrolls; a filter or an overlay does not
  useLayoutEffect(() => {
    if (by === 'step') return settle(Number(visitStorage.getItem(key(entry)) ?? 0));
    if (!over) scrollTo(0, 0);
  }, [pathname]);
  return null;
}

/** Tries again for a second while the page below is still growing to its old height. */
function settle(top: number): () => void {
  let frame = 0;
  const until = performance.now() + 1000;
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 2 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
