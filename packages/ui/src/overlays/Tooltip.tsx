'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { systemClock } from '../internal/clock.ts';
import { followAnchor } from '../internal/followAnchor.ts';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { useEscape } from '../internal/useEscape.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { tooltip, tooltipBox } from './Tooltip.css.ts';

export interface TooltipProps extends ElementAttributes<HTMLSpanElement> {
  /** Short sentence that adds to the control's own name. */
  text: string;
  /** Control that takes these props. */
  children: (triggerProps: { 'aria-describedby': string }) => ReactNode;
  clock?: Clock;
}

/** Hover delay; keyboard focus shows the tooltip at once. */
const restMs = 400;

/**
 * Describes a control that already has a name, such as an icon button. Not for essential information, because touch
 * never shows it.
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
        // On touch, the pointer leaves before the pressed control has the focus.
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
