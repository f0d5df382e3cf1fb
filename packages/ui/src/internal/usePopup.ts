'use client';

import { type FocusEvent, type MouseEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { ElementAttributes } from './types.ts';
import { useEscape } from './useEscape.ts';
import { useOwnRef } from './useOwnRef.ts';

/** Attributes of a popup's button, for a `Button`, `IconButton` or `Chip`. */
export interface PopupTriggerProps {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/** Caller's attributes for the popup that the hook needs. */
export type PopupAttributes = Pick<ElementAttributes<HTMLDivElement>, 'id' | 'ref'>;

/**
 * Manages a button and its native popover in a common box. Closes on a press outside, Escape, Tab out, a link or
 * `data-close` inside, and restores the focus unless it moved elsewhere. CSS places it; to follow the button use
 * `usePlacedPopup`.
 */
export function usePopup({ id: given, ref }: PopupAttributes = {}) {
  const own = useId();
  const id = given ?? own;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useOwnRef(ref);
  const leaving = useRef(false);
  const [open, setOpen] = useState(false);
  const hide = () => popup.current?.hidePopover();
  useEscape(open, hide);

  const triggerProps: PopupTriggerProps = {
    id: `${id}-button`,
    ref: button,
    popoverTarget: id,
    'aria-expanded': open,
    'aria-controls': id,
  };

  return {
    open,
    hide,
    show: () => popup.current?.showPopover(),
    triggerProps,
    box: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        leaving.current = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (leaving.current) hide();
        leaving.current = false;
      },
    },
    popup: {
      ref: popup,
      id,
      role: 'group',
      popover: 'auto',
      'aria-labelledby': triggerProps.id,
      onBeforeToggle({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
        const focused = document.activeElement;
        const held = currentTarget.contains(focused) || focused === document.body;
        if (newState === 'closed' && held && !leaving.current) button.current?.focus({ preventScroll: true });
        setOpen(newState === 'open');
      },
      onClick(event: MouseEvent) {
        const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        if (!elsewhere && event.target instanceof Element && event.target.closest('a[href], [data-close]')) hide();
      },
    },
  } as const;
}
