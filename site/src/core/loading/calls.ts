interface Flight {
  controller: AbortController;
  holders: number;
}

const flights = new Map<string, Flight>();
interface Begun {
  answer: Promise<unknown>;
  at: number;
  page: string;
}

const begun = new Map<string, Begun>();
/** How long an early read counts as fresh (ms): hovering a link may not lead to a click. */
const freshFor = 10_000;
const isFresh = (early: Begun | undefined) => early !== undefined && performance.now() - early.at < freshFor;

const flightOf = (key: string): Flight => {
  const found = flights.get(key);
  if (found && !found.controller.signal.aborted) return found;
  const made = { controller: new AbortController(), holders: found?.holders ?? 0 };
  flights.set(key, made);
  return made;
};

/** Reads in flight, by key: shared by all callers and aborted when the last one leaves. */
export const calls = {
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
  /** Starts a read before its part has loaded; the first caller takes the response, or repeats a failed read. */
  begin<T>(key: string, page: string, call: (signal: AbortSignal) => Promise<T>): void {
    if (isFresh(begun.get(key))) return;
    const answer = call(flightOf(key).controller.signal);
    begun.set(key, { answer, at: performance.now(), page });
    answer.catch(() => begun.get(key)?.answer === answer && begun.delete(key));
  },
  /** Aborts early reads of other pages, unused because the player left or followed another link. */
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
