/** One page of a list. */
export interface ListPage<T> {
  items: T[];
  /** From 1. */
  page: number;
  total: number;
}

/** The asked page of a list, or the nearest there is: an address may name a page that is gone. `size` is items a page. */
export function pageOf<T>(items: readonly T[], asked: unknown, size: number): ListPage<T> {
  const total = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(total, readPage(asked));
  return { items: items.slice((page - 1) * size, page * size), page, total };
}

/** A page number from an address; 1 for anything else. */
export function readPage(asked: unknown): number {
  return typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
