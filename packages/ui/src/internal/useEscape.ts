'use client';

import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing.ts';

/** Whatever Escape closes, in the order it opened. */
const opened: (() => void)[] = [];

/**
 * Calls `act` on Escape while `open`. Of several that are open the last hears the key alone, and a dialog around them
 * does not hear it.
 */
export function useEscape(open: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!open) return;
    const close = () => onEscape();
    opened.push(close);
    // On the window and first: a dialog hears Escape on the document.
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
