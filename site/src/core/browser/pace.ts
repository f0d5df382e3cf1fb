const pace = 1000;

/**
 * Waits until a second has gone since `last`, in ms since 1970, so that presses ask at most once a second and none of them is lost. A
 * clock that was set back does not prolong the wait.
 */
export async function secondAfter(last: number, now = Date.now()): Promise<void> {
  const rest = Math.min(last + pace - now, pace);
  if (rest > 0) await new Promise((over) => setTimeout(over, rest));
}

/** Works once a second at most, and never twice at the same time; whatever is asked for meanwhile is one more turn at the end. */
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
