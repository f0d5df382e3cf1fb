const database = 'baize-vault';
const store = 'keys';
const name = 'remembered-login';

/** Encrypts text with a key that cannot leave this browser, bound to `about`. Null when the key cannot be stored. */
export async function seal(text: string, about: string): Promise<string | null> {
  try {
    const key = await keyOf('make');
    if (!key) return null;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(cipher(iv, about), key, new TextEncoder().encode(text));
    return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  } catch {
    return null;
  }
}

/** Decrypts text sealed in this browser for the same `about`; null if it was altered or sealed elsewhere. */
export async function unseal(sealed: string, about: string): Promise<string | null> {
  try {
    const key = await keyOf('find');
    const bytes = fromText(sealed);
    if (!key) return null;
    const text = await crypto.subtle.decrypt(cipher(bytes.slice(0, 12), about), key, bytes.slice(12));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** Deletes the key, which makes everything sealed with it unreadable. */
export async function emptyVault(): Promise<void> {
  const keys = await open().catch(() => null);
  if (keys) await done(keys.transaction(store, 'readwrite').objectStore(store).delete(name)).catch(() => undefined);
  keys?.close();
}

const cipher = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(about),
});

async function keyOf(how: 'make' | 'find'): Promise<CryptoKey | null> {
  const keys = await open();
  try {
    const kept: unknown = await done(keys.transaction(store).objectStore(store).get(name));
    if (kept instanceof CryptoKey) return kept;
    if (how === 'find') return null;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await done(keys.transaction(store, 'readwrite').objectStore(store).put(made, name));
    return made;
  } finally {
    keys.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return done(request);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromText = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
