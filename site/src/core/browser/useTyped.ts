import { useEffect, useRef, useState } from 'react';

const pause = 250;

/**
 * Holds a search field's text, shown at once and settled into the URL when typing pauses. Follows URL changes made
 * elsewhere.
 */
export function useTyped(settled: string, onSettle: (typed: string) => void) {
  const [typed, setTyped] = useState(settled);
  const [followed, setFollowed] = useState(settled);
  const settle = useRef(onSettle);
  const last = useRef(settled);
  // Settled but not yet in the URL; a late URL must not overwrite newer typing.
  const underWay = useRef<readonly string[]>([]);
  settle.current = onSettle;
  if (settled !== followed) {
    setFollowed(settled);
    if (!underWay.current.includes(settled)) setTyped(settled);
  }
  useEffect(() => {
    if (typed.trim() === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = typed.trim();
      underWay.current = [...underWay.current, last.current];
      settle.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const place = underWay.current.indexOf(settled);
    if (place === -1) last.current = settled;
    underWay.current = place === -1 ? [] : underWay.current.slice(place + 1);
  }, [settled]);
  return { typed, type: setTyped };
}
