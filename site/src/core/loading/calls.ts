interface Flight {
  controller: AbortController;
  holders: number;
}

const flights = new Map<string, Flight>();
const begun = new Map<string, Promise<unknown>>();

const flightOf = (key: string): Flight => {
  const found = flights.get(key);
  if (found && !found.controller.signal.aborted) return found;
  const made = { controller: new AbortController(), holders: found?.holders ?? 0 };
  flights.set(key, made);
  return made;
};

/** Reads under way, by key: shared by all who ask for the same, cancelled when the last of them leaves. */
export const calls = {
  /** Registers a part that uses the read; the returned function unregisters it. */
  hold(key: string): () => void {
    flightOf(key).holders++;
    return () => {
      const flight = flights.get(key);
      if (!flight) return;
      flight.holders--;
      // A part that only remounts registers again in the same turn.
      setTimeout(() => {
        if (flight.holders > 0 || flights.get(key) !== flight) return;
        flights.delete(key);
        flight.controller.abort();
      });
    };
  },
  run<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const early = begun.get(key) as Promise<T> | undefined;
    begun.delete(key);
    return early ?? call(flightOf(key).controller.signal);
  },
  /** Begins a read before its part has loaded; the first part that asks gets the answer, or repeats a read that failed. */
  begin<T>(key: string, call: (signal: AbortSignal) => Promise<T>): void {
    if (begun.has(key)) return;
    const answer = call(flightOf(key).controller.signal);
    begun.set(key, answer);
    answer.catch(() => begun.get(key) === answer && begun.delete(key));
  },
  /** Cancels early reads that no part took because the player left the page before it loaded. */
  dropBegun(): void {
    for (const key of begun.keys()) {
      const flight = flights.get(key);
      if (flight?.holders === 0) {
        flights.delete(key);
        flight.controller.abort();
      }
    }
    begun.clear();
  },
};
