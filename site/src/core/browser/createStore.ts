import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  /** Sets the value and notifies subscribers. */
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** One value outside React, so that plain functions can change it. Read it with `useStore`. */
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

/** A text in the browser's storage as a store: it outlives the page, and other tabs follow. Null removes it. */
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

/** The value of a store, and a render each time it changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get);
