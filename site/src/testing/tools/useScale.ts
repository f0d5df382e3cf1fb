import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much a page of `width` px is scaled to fill its place; 0 until that is measured. */
export function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, width]);
  return scale;
}
