const pace = 1000;

/**
 * Waits until a second has gone since `last`, in ms since 1970, so that presses ask at most once a second and none of them is lost. A
 * clock that was set back does not prolong the wait.
 */
export async function secondAfter(last: number, now = Date.now()): Promise<void> {
  const rest = Math.min(last + pace - now, pace);
  if (rest > 0) await new Promise((over) => setTimeout(over, rest));
}
