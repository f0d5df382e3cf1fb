import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Gate } from './gate.ts';

export function useTurn(
  place: RefObject<HTMLElement | null>,
  gate: Gate,
  turn: number,
  /** Distance from view at which a place takes its turn. */
  rootMargin = '0px',
): readonly [boolean, () => void] {
  const [shown, setShown] = useState(false);
  const gone = useRef<() => void>(() => undefined);
  const [leave] = useState(() => () => gone.current());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page waits once, whatever comes before it later
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        gone.current = gate.wait(() => setShown(true), turn);
      },
      { root: document, rootMargin },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      gone.current();
    };
  }, [place, gate]);
  return [shown, leave];
}
