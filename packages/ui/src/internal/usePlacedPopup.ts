'use client';

import { useLayoutEffect } from 'react';
import { type FollowOptions, followAnchor } from './followAnchor.ts';
import { type PopupAttributes, usePopup } from './usePopup.ts';

/** Extends `usePopup` to keep the popup at its button; with `null` CSS places it. */
export function usePlacedPopup(
  align: NonNullable<FollowOptions['align']> | null,
  place?: FollowOptions['place'],
  attributes?: PopupAttributes,
) {
  const parts = usePopup(attributes);
  const { open, popup } = parts;
  const { ref } = popup;
  useLayoutEffect(() => {
    if (open && align && ref.current) return followAnchor(ref.current, { align, place });
  }, [open, align, place, ref]);
  return parts;
}
