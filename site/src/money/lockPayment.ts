/** Locks a payment for one tab: resolves with a release function once no other tab holds it. Rejects when the signal aborts. */
export type LockPayment = (key: string, signal?: AbortSignal) => Promise<() => void>;

/** Uses a Web Lock, which the browser releases when the tab ends or crashes. Without locks, as on an unencrypted address, it never waits. */
export const lockPayment: LockPayment = (key, signal) => {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((held, leave) => {
    const kept = () => new Promise<void>((release) => held(release));
    navigator.locks.request(`money:${key}`, signal ? { signal } : {}, kept).catch(leave);
  });
};
