import { useEffect, useRef, useState } from 'react';

const pause = 250;

/**
 * What stands in a search field, ahead of what the address says: shown at once and settled when the typing rests. An address that changes by
 * itself is followed.
 */
export function useTyped(settled: string, onSettle: (typed: string) => void) {
  const [typed, setTyped] = useState(settled);
  const [followed, setFollowed] = useState(settled);
  const settle = useRef(onSettle);
  const last = useRef(settled);
  // Asked for and not in the address yet: what arrives late does not take the place of what was typed since.
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
