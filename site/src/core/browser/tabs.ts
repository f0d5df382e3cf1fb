/** Sends messages between tabs of one browser. */
export interface Tabs {
  say(word: unknown): void;
  listen(listener: (word: unknown) => void): void;
}

/** By a broadcast channel where there is one; otherwise by a key of the lasting storage, which tells every other tab (FLT-099). Null where neither works. */
export function openTabs(name: string): Tabs | null {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    return {
      say: (word) => channel.postMessage(word),
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    };
  }
  return byStorage(name);
}

function byStorage(name: string): Tabs | null {
  try {
    const storage = localStorage;
    return {
      say(word) {
        // The timestamp makes two equal messages two storage events; the key is removed right away.
        storage.setItem(name, JSON.stringify({ word, at: Date.now() }));
        storage.removeItem(name);
      },
      listen: (listener) =>
        addEventListener('storage', ({ key, newValue }) => {
          if (key === name && newValue !== null) listener(read(newValue));
        }),
    };
  } catch {
    return null;
  }
}

function read(text: string): unknown {
  try {
    return (JSON.parse(text) as { word?: unknown }).word;
  } catch {
    return undefined;
  }
}
