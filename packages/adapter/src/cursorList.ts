import * as v from 'valibot';
import type { CursorPart } from './pages.ts';
import type { Platform, Query } from './types.ts';

/** Reads the part of a list after a cursor, the first without one; for `pages.at` and `wholeList`. */
export type ReadPart<T> = (after?: string) => Promise<CursorPart<T>>;

/**
 * Makes a reader of lists that have a cursor in their answer, by the names of that platform: `data` for the items, `next`
 * for the cursor or null, `after` for the parameter that takes it.
 */
export function cursorLists(names: { items: string; next: string; after: string }) {
  return <S extends v.GenericSchema>(
    platform: Platform,
    path: string,
    item: S,
    query: Query = {},
  ): ReadPart<v.InferOutput<S>> => {
    const part = v.object({
      [names.items]: v.array(item),
      [names.next]: v.nullish(v.string(), null),
    }) as unknown as v.GenericSchema<unknown, Record<string, unknown>>;
    return async (after) => {
      const answer = await platform.get(path, part, { ...query, [names.after]: after });
      return { items: answer[names.items] as v.InferOutput<S>[], next: answer[names.next] as string | null };
    };
  };
}
