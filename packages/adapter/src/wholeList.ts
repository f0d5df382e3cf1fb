import type { CursorPart } from './pages.ts';
import { Refused } from './refused.ts';

/** Reads a whole list of a platform with cursors. Refuses one of more than `most` parts with `too-large`. */
export async function wholeList<T>(
  read: (after: string | undefined) => Promise<CursorPart<T>>,
  most = 20,
): Promise<T[]> {
  const items: T[] = [];
  let after: string | undefined;
  for (let part = 0; part < most; part += 1) {
    const { items: some, next } = await read(after);
    items.push(...some);
    if (next === null) return items;
    after = next;
  }
  throw new Refused('too-large', { message: 'the list is too long' });
}

/** Cuts a numbered page, from 1, out of a whole list. */
export function pageIn<T>(
  items: readonly T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): { shown: T[]; totalPages: number } {
  const start = Math.max(0, pageNo - 1) * pageSize;
  return { shown: items.slice(start, start + pageSize), totalPages: Math.ceil(items.length / pageSize) };
}
