'use client';

import type { ReactNode } from 'react';
import type { ElementAttributes } from '../internal/types.ts';
import { useMedia } from '../internal/useMedia.ts';
import { usePlacedPopup } from '../internal/usePlacedPopup.ts';
import type { PopupTriggerProps } from '../internal/usePopup.ts';
import { popoverBox, popoverPanel } from './Popover.css.ts';

export interface PopoverProps extends ElementAttributes<HTMLDivElement> {
  /** Button that takes these props; its text also names the panel. */
  trigger: (triggerProps: PopupTriggerProps) => ReactNode;
  /** Button edge to align with. */
  align?: 'start' | 'end';
  /** `beside`: next to the nearest `data-beside` element if there is room, so that nothing of it is covered. */
  place?: 'beside';
  /** Bottom sheet on phones. */
  sheet?: boolean;
  /** Content mounted while open. A link or a `data-close` button closes it. */
  children: ReactNode;
}

/**
 * Shows a little content beside its button while the page stays usable. For actions only use `Menu`; for blocking tasks
 * use `Dialog`.
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
