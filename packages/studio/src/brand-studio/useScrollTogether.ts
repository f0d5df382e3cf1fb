import { useEffect, useRef } from 'react';

export function useScrollTogether(together: boolean) {
  const first = useRef<HTMLElement>(null);
  const second = useRef<HTMLElement>(null);
  useEffect(() => {
    const [one, other] = [first.current, second.current];
    if (!together || !one || !other) return;
    // Setting the position fires a scroll event too; by then both are equal.
    const follow = (from: HTMLElement, to: HTMLElement) => () => {
      if (Math.abs(to.scrollTop - from.scrollTop) > 1) to.scrollTop = from.scrollTop;
    };
    const [down, up] = [follow(one, other), follow(other, one)];
    one.addEventListener('scroll', down, { passive: true });
    other.addEventListener('scroll', up, { passive: true });
    return () => {
      one.removeEventListener('scroll', down);
      other.removeEventListener('scroll', up);
    };
  });
  return [first, second] as const;
}
