'use client';

import { type ReactNode, useEffect } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { whenNearViewport } from '../internal/whenNearViewport.ts';
import { reserved } from './ReservedSpace.css.ts';

export interface ReservedSpaceProps extends ElementAttributes<HTMLDivElement> {
  /** Approximate height of the content, in px. */
  height: number;
  /** Called near the viewport, to load the content. */
  onNear?: () => void;
  /** Placeholders of the content, drawn only near the viewport. */
  children?: ReactNode;
}

/** Reserves the space of content far below, so that the page has its length early. */
export function ReservedSpace({ height, onNear, children, ref, ...attributes }: ReservedSpaceProps) {
  const place = useOwnRef(ref);
  useEffect(() => (place.current && onNear ? whenNearViewport(place.current, onNear) : undefined), [place, onNear]);
  return (
    <div {...attributes} ref={place} className={reserved} aria-hidden inert style={{ blockSize: height }}>
      {children}
    </div>
  );
}
