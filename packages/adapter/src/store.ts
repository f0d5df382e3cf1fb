import { Refused } from './refused.ts';

/**
 * Keeper of sessions, bookings, quotes and cursors. Values are JSON texts; times to live are ms. With several processes
 * all of them must use one shared store.
 */
export interface Store {
  /** True if other processes see the same; the one in memory is not. */
  readonly shared: boolean;
  read(key: string): Promise<string | null>;
  write(key: string, value: string, ttl: number): Promise<void>;
  /** Writes only if the key is free; returns whether it was. */
  claim(key: string, value: string, ttl: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Waits for the only lock on a key and returns what frees it. */
  lock(key: string): Promise<() => Promise<void>>;
}

interface Entry {
  value: string;
  until: number;
}

/** Makes a store in memory, for one process: a restart signs everybody out and forgets bookings. */
export function memoryStore(now: () => number = Date.now): Store {
  const entries = new Map<string, Entry>();
  const queues = new Map<string, Promise<void>>();
  let writes = 0;
  const live = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const put = (key: string, value: string, ttl: number) => {
    entries.set(key, { value, until: now() + ttl });
    writes += 1;
    if (writes % 1000 === 0) for (const old of [...entries.keys()]) live(old);
  };
  return {
    shared: false,
    read: async (key) => live(key)?.value ?? null,
    write: async (key, value, ttl) => put(key, value, ttl),
    claim: async (key, value, ttl) => {
      if (live(key)) return false;
      put(key, value, ttl);
      return true;
    },
    remove: async (key) => void entries.delete(key),
    lock: async (key) => {
      const before = queues.get(key);
      let free = () => {};
      const mine = new Promise<void>((resolve) => {
        free = resolve;
      });
      queues.set(key, mine);
      await before;
      return async () => {
        if (queues.get(key) === mine) queues.delete(key);
        free();
      };
    },
  };
}

/** Records of one kind in a store. A store that is away is a refusal, so nobody is signed out and nothing is sent. */
export class Records<T> {
  readonly #store: Store;
  readonly #prefix: string;
  readonly #ttl: number;

  /** `ttl` is ms. */
  constructor(store: Store, kind: string, ttl: number) {
    this.#store = store;
    this.#prefix = `${kind}:`;
    this.#ttl = ttl;
  }

  async read(key: string): Promise<T | null> {
    const text = await reached(this.#store.read(this.#prefix + key));
    return text === null ? null : (JSON.parse(text) as T);
  }

  write(key: string, value: T): Promise<void> {
    return reached(this.#store.write(this.#prefix + key, JSON.stringify(value), this.#ttl));
  }

  claim(key: string, value: T): Promise<boolean> {
    return reached(this.#store.claim(this.#prefix + key, JSON.stringify(value), this.#ttl));
  }

  remove(key: string): Promise<void> {
    return reached(this.#store.remove(this.#prefix + key));
  }

  async locked<R>(key: string, work: () => Promise<R>): Promise<R> {
    const free = await reached(this.#store.lock(this.#prefix + key));
    try {
      return await work();
    } finally {
      await free().catch(() => undefined);
    }
  }
}

async function reached<R>(answer: Promise<R>): Promise<R> {
  try {
    return await answer;
  } catch {
    throw new Refused('unavailable', { message: 'the store is away' });
  }
}
