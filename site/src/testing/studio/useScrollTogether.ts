import { useEffect, useRef } from 'react';

/** Refs of two parts that scroll to the same place while `together` is true. */
export function useScrollTogether(together: boolean) {
  const first = useRef<HTMLElement>(null);
  const second = useRef<HTMLElement>(null);
  useEffect(() => {
    const [one, other] = [first.current, second.current];
    if (!together || !one || !other) return;
    // A place that is set is told as a scroll as well, and is the same already.
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
