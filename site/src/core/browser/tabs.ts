/** Sends messages between tabs of one browser. */
export interface Tabs {
  say(word: unknown): void;
  listen(listener: (word: unknown) => void): void;
  /** Messages go from tab to tab without being written anywhere, so that one may hold a secret. */
  unwritten?: true;
}

/** By a broadcast channel where there is one; otherwise by the lasting storage, fetched for the few browsers that need it (FLT-099). */
export function openTabs(name: string): Tabs {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    return {
      say: (word) => channel.postMessage(word),
      listen: (listener) =>
        channel.addEventListener('message', ({ data, origin }) => {
          if (origin === location.origin) listener(data);
        }),
      unwritten: true,
    };
  }
  const byStorage = import('./storageTabs.ts').catch(() => undefined);
  return {
    say: (word) => void byStorage.then((tabs) => tabs?.say(name, word)),
    listen: (listener) => void byStorage.then((tabs) => tabs?.listen(name, listener)),
  };
}
