'use client';

import { useEffect } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { whenNearViewport } from '../internal/whenNearViewport.ts';

export interface ReservedSpaceProps extends ElementAttributes<HTMLDivElement> {
  /** Height in px, about that of what will come. */
  height: number;
  /** The place has come near the screen: the moment to fetch what belongs there. */
  onNear?: () => void;
}

/** Keeps the place of something far below, so that the page has its length before it has its end. */
export function ReservedSpace({ height, onNear, ref, ...attributes }: ReservedSpaceProps) {
  const place = useOwnRef(ref);
  useEffect(() => (place.current && onNear ? whenNearViewport(place.current, onNear) : undefined), [place, onNear]);
  return <div {...attributes} ref={place} style={{ blockSize: height }} />;
}
