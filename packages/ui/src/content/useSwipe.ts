'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft.ts';

const distance = 40;

/**
 * Detects sideways drags by finger or mouse: calls `onSwipe` with +1 for next and -1 for previous in reading direction,
 * and swallows the click after the drag.
 */
export function useSwipe(onSwipe: ((steps: 1 | -1) => void) | undefined) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const swiped = useRef(false);
  if (!onSwipe) return {};

  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
      swiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(x) < distance || Math.abs(x) < Math.abs(y)) return;
      swiped.current = true;
      const towardsEnd = isRightToLeft(event.currentTarget) ? x > 0 : x < 0;
      onSwipe(towardsEnd ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
