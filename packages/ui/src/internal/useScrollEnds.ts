'use client';

import { type RefObject, useEffect, useState } from 'react';
import { isRightToLeft } from './isRightToLeft.ts';

const unmeasured = { measured: false, overflows: false, atStart: true, atEnd: true };

/** Reports the scroll position of a horizontal row and moves it by a page: -1 back, +1 forward in reading direction. */
export function useScrollEnds(row: RefObject<HTMLElement | null>, watched: boolean) {
  const [ends, setEnds] = useState(unmeasured);

  useEffect(() => {
    const element = row.current;
    if (!element || !watched) return undefined;
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const passed = Math.abs(element.scrollLeft);
      const now = { measured: true, overflows: hidden > 1, atStart: passed <= 1, atEnd: passed >= hidden - 1 };
      setEnds((was) =>
        was.measured && was.overflows === now.overflows && was.atStart === now.atStart && was.atEnd === now.atEnd
          ? was
          : now,
      );
    };
    const size = new ResizeObserver(measure);
    size.observe(element);
    for (const child of element.children) size.observe(child);
    const content = new MutationObserver(measure);
    content.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      size.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, watched]);

  const turn = (pages: -1 | 1) => {
    const element = row.current;
    if (!element) return;
    const towardsEnd = isRightToLeft(element) ? -pages : pages;
    element.scrollBy({ left: towardsEnd * element.clientWidth * 0.98, behavior: 'smooth' });
  };

  return { ...ends, turn };
}
