'use client';

import { type RefCallback, useCallback, useState } from 'react';

/**
 * Marks an element with `data-passed` while it is above the window, as when the page was scrolled past it. Only the first time renders: from then
 * on the sheet alone answers.
 */
export function usePassed(): [everPassed: boolean, ref: RefCallback<HTMLElement>] {
  const [everPassed, setEverPassed] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      // What is not displayed lies nowhere, and was not passed.
      const passed = (entries.at(-1)?.boundingClientRect.bottom ?? 0) < 0;
      element.toggleAttribute('data-passed', passed);
      if (passed) setEverPassed(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [everPassed, ref];
}
