/** Lets only so many through at a time. */
export interface Gate {
  /**
   * Calls `enter` when there is room: of those that wait, that with the least `turn` first, then in the order in which they came.
   * Returns what gives the place up, also one that was never taken.
   */
  wait(enter: () => void, turn?: number): () => void;
}

export function createGate(places: number): Gate {
  const inside = new Set<() => void>();
  const waiting: { enter: () => void; turn: number }[] = [];
  const admit = () => {
    while (inside.size < places) {
      const next = waiting.shift()?.enter;
      if (!next) return;
      inside.add(next);
      next();
    }
  };
  return {
    wait(enter, turn = 0) {
      // Two may hand in the same function.
      const own = () => enter();
      waiting.push({ enter: own, turn });
      waiting.sort((a, b) => a.turn - b.turn);
      admit();
      return () => {
        const place = waiting.findIndex((each) => each.enter === own);
        if (place >= 0) waiting.splice(place, 1);
        if (inside.delete(own)) admit();
      };
    },
  };
}
