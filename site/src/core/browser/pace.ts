const pace = 1000;

/**
 * Waits until one second after `last` (ms since 1970), so that calls run at most once a second and none is lost. A
 * clock set back does not prolong the wait.
 */
export async function secondAfter(last: number, now = Date.now()): Promise<void> {
  const rest = Math.min(last + pace - now, pace);
  if (rest > 0) await new Promise((over) => setTimeout(over, rest));
}

/** Runs work at most once a second and never concurrently; calls in between add one run at the end. */
export function oncePerSecond(work: () => Promise<unknown>): () => void {
  let busy = false;
  let again = false;
  return function ask() {
    again = busy;
    if (busy) return;
    busy = true;
    const rest = new Promise((over) => setTimeout(over, pace));
    void Promise.allSettled([work(), rest]).then(() => {
      busy = false;
      if (again) ask();
    });
  };
}
