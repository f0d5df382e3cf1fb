'use client';

import { type RefCallback, useCallback, useState } from 'react';

/**
 * Sets `data-passed` on an element while it is above the viewport. Only the first time renders; after that only CSS
 * reacts.
 */
export function usePassed(): [everPassed: boolean, ref: RefCallback<HTMLElement>] {
  const [everPassed, setEverPassed] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      // An element that is not displayed has no position, and was not passed.
      const passed = (entries.at(-1)?.boundingClientRect.bottom ?? 0) < 0;
      element.toggleAttribute('data-passed', passed);
      if (passed) setEverPassed(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [everPassed, ref];
}
