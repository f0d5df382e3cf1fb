import type { AnimationEvent } from 'react';

/** How many cards of a list are dealt; the others are there at once. */
export const dealt = 6;

/** After the last dealt card nothing is dealt again, whatever comes into the list later. */
export function endDeal({ currentTarget, target }: AnimationEvent<HTMLElement>): void {
  const last = currentTarget.children[Math.min(dealt, currentTarget.children.length) - 1];
  if (target === last) currentTarget.removeAttribute('data-deal');
}
