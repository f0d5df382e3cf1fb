import { prefersStill } from './dom.ts';

/** How long a win is counted up, in ms. */
const lasts = 900;

/** Calls `show` with amounts from nothing to `to`, in minor units, and at last with `to`; at once for those who asked for less motion. */
export function countUp(to: bigint, show: (amount: bigint) => void): void {
  if (to === 0n || prefersStill()) {
    show(to);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const thousandths = Math.min(1000, Math.max(0, Math.round(((now - start) / lasts) * 1000)));
    show((to * BigInt(thousandths)) / 1000n);
    if (thousandths < 1000) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
