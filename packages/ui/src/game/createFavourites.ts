import type { FavouriteStore } from '../internal/types.ts';

export interface FavouritesOptions {
  /** Ids of the games that are favourites to begin with. */
  ids?: Iterable<string>;
  /** A heart was pressed; it shows the change already. Call `set` to take it back. */
  onToggle?: (id: string, kept: boolean) => void;
}

export interface Favourites extends FavouriteStore {
  /** Ids of all favourites, the oldest first; the same array until something changes. */
  read(): readonly string[];
  /** Adds a game or takes it away, without `onToggle`. */
  set(id: string, kept: boolean): void;
  /** Takes over another list, such as the platform's. */
  replace(ids: Iterable<string>): void;
}

/**
 * Favourites outside React, for `GameGrid` and `GameCard`: each card hears of itself, so that a press renders one. Make one for the page and
 * keep it. With `read` and `subscribe` it goes into `useSyncExternalStore`.
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
