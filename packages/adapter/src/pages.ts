import { Refused } from './refused.ts';
import type { Records } from './store.ts';

/** Part of a list as a platform with cursors gives it; `next` is null at the end. */
export interface CursorPart<T> {
  items: readonly T[];
  next: string | null;
}

export interface Page<T> {
  items: readonly T[];
  /** Tells whether another page is there. */
  more: boolean;
  /** Number of pages known to be there so far; more of them may follow. */
  pagesKnown: number;
}

/** Numbered pages over a platform that has cursors. */
export interface Pages {
  /**
   * Reads page `page`, from 1. `read` gets the cursor of a part, or undefined for the first. The next page costs one
   * request; a jump reads at most 20 parts. A cursor that has died (410) is walked anew once.
   */
  at<T>(page: number, read: (after: string | undefined) => Promise<CursorPart<T>>): Promise<Page<T>>;
}

/** Cursor of each page after the first; null in the last place is the end. */
export type Trail = readonly (string | null)[];

const longestWalk = 20;

/** Makes the pages of one list, whose cursors are kept under `key`. */
export function pagesOf(records: Records<Trail>, key: () => Promise<string>): Pages {
  return {
    at: async (page, read) => {
      const name = await key();
      const wanted = Math.max(1, page);
      const trail = (await records.read(name)) ?? [];
      try {
        return await walk(records, name, trail, wanted, read);
      } catch (error) {
        if (!isDead(error) || trail.length === 0) throw error;
        await records.remove(name);
        return walk(records, name, [], wanted, read);
      }
    },
  };
}

async function walk<T>(
  records: Records<Trail>,
  name: string,
  kept: Trail,
  wanted: number,
  read: (after: string | undefined) => Promise<CursorPart<T>>,
): Promise<Page<T>> {
  const trail = [...kept];
  let at = Math.min(wanted, trail.length + 1);
  if (wanted - at >= longestWalk) throw new Refused('invalid-request', { message: 'too many pages at once' });
  for (;;) {
    const cursor = at === 1 ? undefined : trail[at - 2];
    if (cursor === null) return { items: [], more: false, pagesKnown: pagesIn(trail) };
    const part = await read(cursor);
    if (trail[at - 1] !== part.next) {
      trail.splice(at - 1, trail.length, part.next);
      await records.write(name, trail);
    }
    if (at === wanted) return { items: part.items, more: part.next !== null, pagesKnown: pagesIn(trail) };
    at += 1;
  }
}

const pagesIn = (trail: Trail): number => 1 + trail.filter((cursor) => cursor !== null).length;

const isDead = (error: unknown): boolean => error instanceof Refused && error.answer?.status === 410;
