export interface Gate {
  /**
   * Calls `enter` when there is room, lowest `turn` first, then in order of arrival. The returned function gives up the
   * place, taken or not.
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
      // Callers may pass the same function twice.
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
