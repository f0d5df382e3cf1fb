import { useEffect, useRef } from 'react';
import { whenNear } from '../internal/whenNear.ts';

export interface ReserveProps {
  /** Height in px, about that of what will come. */
  height: number;
  /** The place has come near the screen: the moment to fetch what belongs there. */
  onNear?: () => void;
}

/** Keeps the place of something far below, so that the page has its length before it has its end. */
export function Reserve({ height, onNear }: ReserveProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current && onNear ? whenNear(place.current, onNear) : undefined), [onNear]);
  return <div ref={place} style={{ blockSize: height }} />;
}
