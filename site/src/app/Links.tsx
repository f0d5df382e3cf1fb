import { useEffect } from 'react';
import { overlayAt } from '../paths.ts';
import { useTrail } from './address.tsx';
import { stepOver } from './useOverlay.ts';

/**
 * Lets the design system use plain links: a press on one of ours becomes a route change. Anything a browser does with a
 * link by itself (new tab, download, another site) stays the browser's.
 */
export function Links() {
  const trail = useTrail();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const here = trail.get();
      if (link.pathname === here.pathname && link.search === here.search && link.hash) return;
      event.preventDefault();
      const opens = overlayAt(link.pathname, new URLSearchParams(link.search)) !== null;
      trail.navigate(link.pathname + link.search + link.hash, opens ? { state: stepOver(here) } : undefined);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [trail]);
  return null;
}
