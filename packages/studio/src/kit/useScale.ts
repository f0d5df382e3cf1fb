import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the scale that fits a page of `width` px into its place; 0 until measured. */
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
