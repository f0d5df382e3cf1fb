'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Sizes in px. */
export interface ScrollView {
  top: number;
  height: number;
  head: number;
  /** Height of two text lines in the reader's text size. */
  text: number;
}

interface Measured {
  region: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
}

export function useScrollView({ region, head, text }: Measured): ScrollView {
  const [view, setView] = useState<ScrollView>({ top: 0, height: 480, head: 44, text: 34 });

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const read = () => {
      const headHeight = head.current?.offsetHeight ?? 0;
      const now = {
        top: element.scrollTop,
        height: element.clientHeight - headHeight,
        head: headHeight,
        text: text.current?.offsetHeight ?? 0,
      };
      setView((was) =>
        was.top === now.top && was.height === now.height && was.head === now.head && was.text === now.text ? was : now,
      );
    };
    const sizes = new ResizeObserver(read);
    for (const { current } of [region, head, text]) if (current) sizes.observe(current);
    element.addEventListener('scroll', read, { passive: true });
    read();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [region, head, text]);

  return view;
}
