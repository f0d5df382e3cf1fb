const pauses = [5_000, 30_000, 120_000] as const;

/**
 * Retries until the work succeeds: immediately, then when the network returns or after a delay that grows to two
 * minutes.
 */
export async function retryUntilDone(attempt: () => Promise<boolean>): Promise<void> {
  for (const pause of pauses) {
    if (await attempt()) return;
    await backOr(pause);
  }
  while (!(await attempt())) await backOr(pauses[2]);
}

function backOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
