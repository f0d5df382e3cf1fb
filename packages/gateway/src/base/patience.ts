export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

export class DeadlinePassed extends Error {
  override readonly message = 'no answer in time';
}

/**
 * Runs work under a deadline and the caller's signal. Rejects when either ends, even if the work ignores its signal:
 * with DeadlinePassed, or the reason of the caller's abort.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const leave = () => inner.abort(outer?.reason);
  if (outer?.aborted) leave();
  outer?.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => inner.abort(new DeadlinePassed()), ms);
  try {
    const ended = new Promise<never>((_, reject) => {
      const end = () => reject(inner.signal.reason);
      if (inner.signal.aborted) end();
      else inner.signal.addEventListener('abort', end, { once: true });
    });
    return await Promise.race([work(inner.signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', leave);
  }
}
