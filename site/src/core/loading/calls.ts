interface Flight {
  controller: AbortController;
  holders: number;
}

const flights = new Map<string, Flight>();
interface Begun {
  answer: Promise<unknown>;
  at: number;
  /** Whose page reads it first. */
  page: string;
}

const begun = new Map<string, Begun>();
/** So long what was begun counts as asked for now (ms): who rests on a link may not follow it. */
const freshFor = 10_000;
const isFresh = (early: Begun | undefined) => early !== undefined && performance.now() - early.at < freshFor;

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
    const early = begun.get(key);
    begun.delete(key);
    return early && isFresh(early) ? (early.answer as Promise<T>) : call(flightOf(key).controller.signal);
  },
  /** Begins a read before its part has loaded; the first part that asks gets the answer, or repeats a read that failed. */
  begin<T>(key: string, page: string, call: (signal: AbortSignal) => Promise<T>): void {
    if (isFresh(begun.get(key))) return;
    const answer = call(flightOf(key).controller.signal);
    begun.set(key, { answer, at: performance.now(), page });
    answer.catch(() => begun.get(key)?.answer === answer && begun.delete(key));
  },
  /** Cancels early reads of other pages: no part took them, because the player left before they loaded or followed another link. */
  dropBegun(page?: string): void {
    for (const [key, early] of begun) {
      if (early.page === page) continue;
      begun.delete(key);
      const flight = flights.get(key);
      if (flight?.holders === 0) {
        flights.delete(key);
        flight.controller.abort();
      }
    }
  },
};
