/** How long (ms) an answer that is the same for all visitors serves further pages. */
const keptFor = 5_000;
/** Most answers that are kept: hosts come from requests. */
const mostKept = 500;

/** Shares answers that are the same for all visitors by key, and forgets the oldest. */
export function shareAnswers(now: () => number) {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer as Promise<T>;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, until: now() + keptFor });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
