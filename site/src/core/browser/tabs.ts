export interface Tabs {
  say(word: unknown): void;
  listen(listener: (word: unknown) => void): void;
  /** Messages are never written to storage, so they may carry secrets. */
  unwritten?: true;
}

/** Uses a broadcast channel if it works, else local storage, whose code loads only then (FLT-099, FLT-135). */
export function openTabs(name: string): Tabs {
  const channel = openChannel(name);
  if (channel) {
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

/** Returns null where the browser has no channel or refuses it, as some do with blocked storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
