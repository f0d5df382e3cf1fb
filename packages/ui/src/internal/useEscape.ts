'use client';

import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing.ts';

const opened: (() => void)[] = [];

/** Calls `act` on Escape while `open`. Only the last one opened gets the key, and a dialog around it does not. */
export function useEscape(open: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!open) return;
    const close = () => onEscape();
    opened.push(close);
    // Capture on the window, because dialogs listen on the document.
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      opened.splice(opened.indexOf(close), 1);
      if (opened.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  opened.at(-1)?.();
}
