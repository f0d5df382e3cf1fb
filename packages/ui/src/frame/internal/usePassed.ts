import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element has left the window, as when the page was scrolled past it. */
export function usePassed(): [passed: boolean, ref: RefCallback<Element>] {
  const [passed, setPassed] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setPassed(!entries.at(-1)?.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [passed, ref];
}
