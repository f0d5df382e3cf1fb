import { prefersStill } from './dom.ts';

const lasts = 900;

/**
 * Calls `show` with rising amounts in minor units up to `to`; with reduced motion only with `to`. Returns a function
 * that ends the count at once.
 */
export function countUp(to: bigint, show: (amount: bigint) => void): () => void {
  if (to === 0n || prefersStill()) {
    show(to);
    return () => undefined;
  }
  const start = performance.now();
  let next = 0;
  const step = (now: number) => {
    const thousandths = Math.min(1000, Math.max(0, Math.round(((now - start) / lasts) * 1000)));
    show((to * BigInt(thousandths)) / 1000n);
    if (thousandths < 1000) next = requestAnimationFrame(step);
  };
  next = requestAnimationFrame(step);
  return () => cancelAnimationFrame(next);
}
