'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface AutoplayOptions {
  /** There is something to move to. */
  possible: boolean;
  /** A pointer resting on it holds it, too. */
  hoverHolds: boolean;
}

/**
 * Who may move by itself, and when: the button stops it for good, a keyboard's focus (and where asked, the pointer) holds
 * it for as long as it rests there, and under reduced motion it never starts.
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
    /** Handlers for the region that holds still. */
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
