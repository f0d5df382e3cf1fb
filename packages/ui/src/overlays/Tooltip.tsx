'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { systemClock } from '../internal/clock.ts';
import { followAnchor } from '../internal/followAnchor.ts';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { useEscape } from '../internal/useEscape.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { tooltip, tooltipBox } from './Tooltip.css.ts';

export interface TooltipProps extends ElementAttributes<HTMLSpanElement> {
  /** One short sentence that adds to the control's own name. */
  text: string;
  /** The control, which takes these props. */
  children: (triggerProps: { 'aria-describedby': string }) => ReactNode;
  clock?: Clock;
}

/** How long a mouse rests before the words come; the keyboard's focus brings them at once. */
const restMs = 400;

/**
 * Describes a control that has a name without it, such as an icon button: what cannot be understood or used without the
 * words does not belong here, since a finger never sees them.
 */
export function Tooltip({ text, children, clock = systemClock, ref, ...attributes }: TooltipProps) {
  const own = useId();
  const id = attributes.id ?? own;
  const { shown, box } = useAttention(clock);
  const words = useOwnRef(ref);

  useLayoutEffect(() => {
    const popup = words.current;
    if (!shown || !popup) return;
    popup.showPopover();
    const stop = followAnchor(popup, { align: 'center' });
    return () => {
      stop();
      popup.hidePopover();
    };
  }, [words, shown]);

  return (
    <span className={tooltipBox} {...box}>
      {children({ 'aria-describedby': id })}
      <span {...attributes} ref={words} id={id} role="tooltip" popover="manual" className={tooltip}>
        {text}
      </span>
    </span>
  );
}

/** Whether a resting mouse or the keyboard's focus is on a box; a press or Escape ends it until they come again. */
function useAttention(clock: Clock) {
  const [state, setState] = useState<'none' | 'resting' | 'drawn' | 'pressed'>('none');
  const leave = () => setState('none');
  useEscape(state === 'drawn', leave);
  useEffect(() => {
    if (state === 'resting') return clock.every(restMs, () => setState('drawn'));
  }, [state, clock]);
  return {
    shown: state === 'drawn',
    box: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && state !== 'drawn') setState('resting');
      },
      onPointerLeave({ currentTarget, pointerType }: PointerEvent) {
        // A finger leaves before what it pressed is focused.
        if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) leave();
      },
      onPointerDown: () => setState('pressed'),
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) setState((now) => (now === 'pressed' ? now : 'drawn'));
      },
      onBlur: leave,
    },
  };
}
