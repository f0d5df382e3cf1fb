'use client';

import { useEffect, useRef } from 'react';
import { whenNearViewport } from '../internal/whenNearViewport.ts';

export interface ReservedSpaceProps {
  /** Height in px, about that of what will come. */
  height: number;
  /** The place has come near the screen: the moment to fetch what belongs there. */
  onNear?: () => void;
}

/** Keeps the place of something far below, so that the page has its length before it has its end. */
export function ReservedSpace({ height, onNear }: ReservedSpaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current && onNear ? whenNearViewport(place.current, onNear) : undefined), [onNear]);
  return <div ref={place} style={{ blockSize: height }} />;
}
