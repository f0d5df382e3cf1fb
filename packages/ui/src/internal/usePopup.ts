'use client';

import { type FocusEvent, type MouseEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { ElementAttributes } from './types.ts';
import { useEscape } from './useEscape.ts';
import { useOwnRef } from './useOwnRef.ts';

/** What the button of a popup has to carry: spread it into a `Button`, an `IconButton` or a `Chip`. */
export interface PopupTriggerProps {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/** What the caller of a part says of its popup; the rest of its attributes need no hook. */
export type PopupAttributes = Pick<ElementAttributes<HTMLDivElement>, 'id' | 'ref'>;

/**
 * A button and what it opens in the browser's top layer, inside a common box. The platform opens it, and closes it on a
 * press elsewhere; Escape, leaving by Tab, a link inside and whatever is marked `data-close` close it too. The focus
 * goes back to the button unless it went somewhere else. Its own sheet says where it lies; for a place at its button,
 * see `usePlacedPopup`.
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
