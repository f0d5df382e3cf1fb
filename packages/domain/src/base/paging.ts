export interface ListPage<T> {
  items: T[];
  page: number;
  total: number;
}

/**
 * Returns the requested page, or the nearest existing one, since a link may name a page that is gone. `size` is items
 * per page.
 */
export function pageOf<T>(items: readonly T[], asked: unknown, size: number): ListPage<T> {
  const total = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(total, readPage(asked));
  return { items: items.slice((page - 1) * size, page * size), page, total };
}

/** Parses a page number from the URL; 1 for anything else. */
export function readPage(asked: unknown): number {
  return typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
