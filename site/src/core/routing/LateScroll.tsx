import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRestoredScroll } from './navigation.tsx';

/** How long lists may take (ms). */
const patience = 15_000;
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the page back to its place when its lists come after the router has scrolled, as after a reload, and to where
 * it was scrolled before the first render, which the router puts back to the top (FLT-155). Any use of the page ends it.
 */
export function LateScroll() {
  const { key, hash } = useLocation();
  const getPlace = useRestoredScroll();
  // Only the prerendered frame can be scrolled before the first render.
  const [early] = useState(() => (document.querySelector('[data-shell]') ? scrollY : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the first entry alone
  useLayoutEffect(() => {
    if (early > 0 && getPlace() <= 0 && !hash) scrollTo(0, early);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its own place
  useEffect(() => {
    const place = getPlace();
    if (place <= 0 || Math.abs(scrollY - place) < 2) return undefined;
    const sizes = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight < place) return;
      scrollTo(0, place);
      stop();
    });
    const timer = setTimeout(stop, patience);
    function stop() {
      sizes.disconnect();
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stop, true);
    }
    for (const sign of signs) addEventListener(sign, stop, { capture: true, passive: true });
    sizes.observe(document.body);
    return stop;
  }, [key, getPlace]);
  return null;
}
