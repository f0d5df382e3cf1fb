'use client';

import { ChevronUp } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './GridPosition.css.ts';

/** Time that it stays after the last scroll (ms). */
const lingering = 2000;

export interface GridPositionProps extends ElementAttributes<HTMLDivElement> {
  /** Element around the items of the list. */
  list: RefObject<HTMLElement | null>;
  total: number;
  words: { seen: (last: number, total: number) => string; top: string };
}

/** Says while the page scrolls how far a long list has been seen, with a way back to its top. */
export function GridPosition({ list, total, words, ...attributes }: GridPositionProps) {
  const [seen, setSeen] = useState(0);
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { current } = list;
      const within = current !== null && current.getBoundingClientRect().top < 0;
      setMoving(within);
      if (!within) return;
      setSeen(lastInSight(current));
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), lingering);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // Further games come into sight without a scroll.
    const size = new ResizeObserver(() => {
      if (list.current) setSeen(lastInSight(list.current));
    });
    if (list.current) size.observe(list.current);
    return () => {
      size.disconnect();
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [list]);

  return (
    <div {...attributes} className={styles.pill} data-shown={(moving && seen > 0) || undefined}>
      <span className={styles.words}>{words.seen(seen, total)}</span>
      <progress className={styles.bar} value={seen} max={total} aria-hidden />
      <IconButton
        size="sm"
        round
        icon={ChevronUp}
        label={words.top}
        onClick={() => list.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}

/** Returns the place of the last item that has begun above the lower edge of the window. */
function lastInSight(list: HTMLElement): number {
  const items = [...list.querySelectorAll('li')];
  const last = items.findLastIndex((item) => item.getBoundingClientRect().top < innerHeight);
  return Number(items[last]?.ariaPosInSet) || last + 1;
}
