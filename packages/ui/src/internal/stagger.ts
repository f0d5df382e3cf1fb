import type { AnimationEvent } from 'react';

/** How many cards of a list are staggered; the others are there at once. */
export const staggered = 6;

/** After the last staggered card nothing is staggered again, whatever comes into the list later. */
export function endStagger({ currentTarget, target }: AnimationEvent<HTMLElement>): void {
  const last = currentTarget.children[Math.min(staggered, currentTarget.children.length) - 1];
  if (target === last) currentTarget.removeAttribute('data-stagger');
}
