import type { FavouriteStore } from '../internal/types.ts';

export interface FavouritesOptions {
  ids?: Iterable<string>;
  /** Called after the heart already shows the change; call `set` to revert. */
  onToggle?: (id: string, kept: boolean) => void;
}

export interface Favourites extends FavouriteStore {
  /** Returns all favourites, oldest first; the array changes only when its content does. */
  read(): readonly string[];
  /** Adds or removes a game without calling `onToggle`. */
  set(id: string, kept: boolean): void;
  replace(ids: Iterable<string>): void;
}

/**
 * Creates a store of favourites for `GameGrid` and `GameCard`: each card subscribes to itself, so that a press renders
 * one. Create one per page. `read` and `subscribe` fit `useSyncExternalStore`.
 */
export function createFavourites({ ids = [], onToggle }: FavouritesOptions = {}): Favourites {
  let kept: ReadonlySet<string> = new Set(ids);
  let list = [...kept];
  const listeners = new Set<() => void>();

  const change = (next: Iterable<string>) => {
    kept = new Set(next);
    list = [...kept];
    for (const listener of listeners) listener();
  };
  const set = (id: string, on: boolean) => {
    if (on !== kept.has(id)) change(on ? [...list, id] : list.filter((other) => other !== id));
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has: (id) => kept.has(id),
    read: () => list,
    set,
    replace: change,
    toggle(id) {
      const on = !kept.has(id);
      set(id, on);
      onToggle?.(id, on);
    },
  };
}
