interface Flight {
  controller: AbortController;
  holders: number;
}

const flights = new Map<string, Flight>();

const flightOf = (key: string): Flight => {
  const found = flights.get(key);
  if (found && !found.controller.signal.aborted) return found;
  const made = { controller: new AbortController(), holders: found?.holders ?? 0 };
  flights.set(key, made);
  return made;
};

/** Reads under way, by key: shared by all who ask for the same, cancelled when the last of them leaves. */
export const calls = {
  /** Counts a part of the page in; the returned function counts it out. */
  hold(key: string): () => void {
    flightOf(key).holders++;
    return () => {
      const flight = flights.get(key);
      if (!flight) return;
      flight.holders--;
      // A part that is only being moved holds again in the same turn.
      setTimeout(() => {
        if (flight.holders > 0 || flights.get(key) !== flight) return;
        flights.delete(key);
        flight.controller.abort();
      });
    };
  },
  run<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return call(flightOf(key).controller.signal);
  },
};
