'use client';

import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useMedia } from '../internal/useMedia.ts';
import { usePlacedPopup } from '../internal/usePlacedPopup.ts';
import type { PopupTriggerProps } from '../internal/usePopup.ts';
import { popoverBox, popoverPanel } from './Popover.css.ts';

export interface PopoverProps extends ElementAttributes<HTMLDivElement> {
  /** The button, which takes these props; its words also name the panel. */
  trigger: (triggerProps: PopupTriggerProps) => ReactNode;
  /** The edge of the button the panel starts from. */
  align?: 'start' | 'end';
  /** `beside`: next to the nearest element marked `data-beside`, where there is room, so that it covers none of it. */
  place?: 'beside';
  /** On a phone it is a sheet at the lower edge. */
  sheet?: boolean;
  /** Rendered while it is open. A link, or a button marked `data-close`, closes it. */
  children: ReactNode;
}

/**
 * A few things beside the button that asks for them, while the page stays in use. Acts alone are a `Menu`; what has to
 * be finished first is a `Dialog`.
 */
export function Popover({
  trigger,
  align = 'start',
  place,
  sheet = false,
  children,
  id,
  ref,
  ...attributes
}: PopoverProps) {
  const lower = useMedia('(max-width: 639.98px)') && sheet;
  const { open, triggerProps, box, popup } = usePlacedPopup(lower ? null : align, place, { id, ref });
  return (
    <span className={popoverBox} {...box}>
      {trigger(triggerProps)}
      <div {...popup} {...attributes} className={popoverPanel} data-sheet={lower || undefined}>
        {open && children}
      </div>
    </span>
  );
}
