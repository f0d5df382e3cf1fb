/** Sends a message to other tabs as a local storage event (FLT-099); does nothing if storage is blocked. */
export function say(name: string, word: unknown): void {
  try {
    // The timestamp makes equal messages distinct storage events; the key is removed right away.
    localStorage.setItem(name, JSON.stringify({ word, at: Date.now() }));
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: other tabs are out of reach.
  }
}

export function listen(name: string, listener: (word: unknown) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) listener(read(newValue));
  });
}

function read(text: string): unknown {
  try {
    return (JSON.parse(text) as { word?: unknown }).word;
  } catch {
    return undefined;
  }
}
