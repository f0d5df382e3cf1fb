/**
 * Keeps an answer of the platform that is the same for everybody, such as the list of games. `seconds` is its age; callers
 * at the same time wait for one request.
 */
export type Cached = <T>(name: string, seconds: number, read: () => Promise<T>) => Promise<T>;

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

/** Most answers kept at a time. */
const most = 500;

/** Makes a cache in memory. A failure is not kept. */
export function makeCache(now: () => number): Cached {
  const all = new Map<string, Kept>();
  return <T>(name: string, seconds: number, read: () => Promise<T>): Promise<T> => {
    const kept = all.get(name);
    if (kept && kept.until > now()) return kept.answer as Promise<T>;
    const answer = read();
    all.delete(name);
    all.set(name, { until: now() + seconds * 1000, answer });
    const [oldest] = all.keys();
    if (all.size > most && oldest !== undefined) all.delete(oldest);
    answer.catch(() => {
      if (all.get(name)?.answer === answer) all.delete(name);
    });
    return answer;
  };
}
