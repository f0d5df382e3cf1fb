'use client';

import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns which items of a line do not fit, for a menu at its end: the last ones go first, or with `firstToo` the first
 * before them. Each child is an item, the last child is the menu. Items that do not fit remain laid out but invisible,
 * so that all widths are read at once, after layout and before paint.
 */
export function useFitting(
  ids: readonly string[],
  firstToo = false,
): [isOut: (index: number) => boolean, ref: RefCallback<HTMLElement>] {
  const [out, setOut] = useState(0);
  const count = ids.length;
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are measured anew
  const ref = useCallback(
    (line: HTMLElement | null) => {
      if (!line) return;
      const measure = () => {
        const gap = Number.parseFloat(getComputedStyle(line).columnGap);
        const widths = [...line.children].map((item) => item.getBoundingClientRect().width + gap);
        const menu = widths.pop() ?? 0;
        if (firstToo) widths.push(widths.shift() ?? 0);
        let free = widths.reduce((left, width) => left - width, line.clientWidth + gap + 0.5);
        if (free < 0) free -= menu;
        while (free < 0 && widths.length > 0) free += widths.pop() ?? 0;
        return count - widths.length;
      };
      let known = measure();
      setOut(known);
      const observer = new ResizeObserver(() => {
        const now = measure();
        if (now === known) return;
        known = now;
        flushSync(() => setOut(now));
      });
      for (const part of [line, ...line.children]) observer.observe(part);
      return () => observer.disconnect();
    },
    [key, firstToo],
  );
  return [(index) => (firstToo ? (index + count - 1) % count : index) >= count - out, ref];
}
