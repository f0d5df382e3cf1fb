import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store outside React that plain functions can change. Components read it with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Creates a store over one key of browser storage that other tabs follow. Null removes the key. */
export function createStoredText(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
): Store<string | null> {
  const changes = createStore(0);
  return {
    get: () => storage.getItem(key),
    set(value) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      changes.set(changes.get() + 1);
    },
    subscribe(listener) {
      const follow = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener();
      };
      const leave = changes.subscribe(listener);
      addEventListener('storage', follow);
      return () => {
        leave();
        removeEventListener('storage', follow);
      };
    },
  };
}

export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get);
