'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface AutoplayOptions {
  possible: boolean;
  hoverHolds: boolean;
}

/**
 * Controls automatic motion: the button stops it for good, focus (and optionally hover) pauses it, and reduced motion
 * prevents it.
 */
export function useAutoplay({ possible, hoverHolds }: AutoplayOptions) {
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const pressed = useRef(false);

  return {
    still,
    stopped,
    running: possible && !still && !stopped && !focused && !(hoverHolds && hovered),
    toggle: () => setStopped((was) => !was),
    holds: {
      onPointerDownCapture: () => {
        pressed.current = true;
      },
      onPointerUpCapture: () => {
        pressed.current = false;
      },
      onPointerCancelCapture: () => {
        pressed.current = false;
      },
      onFocus: (event: FocusEvent) => setFocused(!pressed.current && event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
  };
}
