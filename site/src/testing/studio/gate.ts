/** Lets only so many through at a time, in the order in which they came. */
export interface Gate {
  /** Calls `enter` when there is room. Returns what gives the place up, also one that was never taken. */
  wait(enter: () => void): () => void;
}

export function createGate(places: number): Gate {
  const inside = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const admit = () => {
    while (inside.size < places) {
      const next = waiting.shift();
      if (!next) return;
      inside.add(next);
      next();
    }
  };
  return {
    wait(enter) {
      // Two may hand in the same function.
      const own = () => enter();
      waiting.push(own);
      admit();
      return () => {
        const place = waiting.indexOf(own);
        if (place >= 0) waiting.splice(place, 1);
        if (inside.delete(own)) admit();
      };
    },
  };
}
