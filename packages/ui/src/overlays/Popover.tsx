import type { ReactNode } from 'react';
import { type PopupTriggerProps, usePopup } from '../internal/usePopup.ts';
import { popoverBox, popoverPanel } from './Popover.css.ts';

export interface PopoverProps {
  /** The button, which takes these props; its words also name the panel. */
  trigger: (triggerProps: PopupTriggerProps) => ReactNode;
  /** The edge of the button the panel starts from. */
  align?: 'start' | 'end';
  /** Rendered while it is open. A link, or a button marked `data-close`, closes it. */
  children: ReactNode;
}

/**
 * A few things beside the button that asks for them, while the page stays in use. Acts alone are a `Menu`; what has to
 * be finished first is a `Dialog`.
 */
export function Popover({ trigger, align = 'start', children }: PopoverProps) {
  const { open, triggerProps, box, popup } = usePopup(align);
  return (
    <span className={popoverBox} {...box}>
      {trigger(triggerProps)}
      <div {...popup} className={popoverPanel}>
        {open && children}
      </div>
    </span>
  );
}
