import type { AnimationEvent } from 'react';

export const staggered = 6;

/** Ends staggering after the last staggered card, so that later items do not animate. */
export function endStagger({ currentTarget, target }: AnimationEvent<HTMLElement>): void {
  const last = currentTarget.children[Math.min(staggered, currentTarget.children.length) - 1];
  if (target === last) currentTarget.removeAttribute('data-stagger');
}
