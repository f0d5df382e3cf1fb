/** Messages by a key of the lasting storage, which tells every other tab (FLT-099). Where that is closed, none are sent or heard. */
export function say(name: string, word: unknown): void {
  try {
    // The timestamp makes two equal messages two storage events; the key is removed right away.
    localStorage.setItem(name, JSON.stringify({ word, at: Date.now() }));
    localStorage.removeItem(name);
  } catch {
    // There is no way to another tab then.
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
