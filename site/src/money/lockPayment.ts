/** How one tab of a browser takes on a press: resolves, with the way to let go, once no other tab has it. Rejects when the signal aborts. */
export type LockPayment = (key: string, signal?: AbortSignal) => Promise<() => void>;

/** By a lock of the browser's, which it takes back from a tab that ends or breaks. Where there are none, as on an unencrypted address, there is no waiting. */
export const lockPayment: LockPayment = (key, signal) => {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((held, leave) => {
    const kept = () => new Promise<void>((release) => held(release));
    navigator.locks.request(`money:${key}`, signal ? { signal } : {}, kept).catch(leave);
  });
};
