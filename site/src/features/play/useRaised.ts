import { useEffect, useState } from 'react';

/**
 * A key for a dialog that has to stay above every other: it changes when a dialog opens over it, as one does whose part came later than it.
 * Warnings stay where they are, for they have to be answered too.
 */
export function useRaised(shown: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!shown) return undefined;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof Element && node.querySelector('[role="dialog"]')))
        setTurn((last) => last + 1);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [shown]);
  return turn;
}
