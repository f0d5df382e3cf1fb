/** Locks a payment for one tab: resolves with a release function once no other tab holds it. Rejects on abort. */
export type LockPayment = (key: string, signal?: AbortSignal) => Promise<() => void>;

/**
 * Uses a Web Lock, which the browser releases when the tab ends or crashes. Without locks, as on plain HTTP, it never
 * waits.
 */
export const lockPayment: LockPayment = (key, signal) => {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((held, leave) => {
    const kept = () => new Promise<void>((release) => held(release));
    const request = async () => navigator.locks.request(`money:${key}`, signal ? { signal } : {}, kept);
    // A browser that blocks storage refuses locks too, which is as having none (FLT-135).
    request().catch((reason) => (signal?.aborted ? leave(reason) : held(() => undefined)));
  });
};
