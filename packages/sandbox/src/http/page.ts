export const longestPage = 100;

/** Returns one page of a list, counted from 1; a page beyond the end is empty. */
export function pageOf<T>(all: readonly T[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const size = Math.max(1, Math.min(pageSize, longestPage));
  const from = (Math.max(1, pageNo) - 1) * size;
  return { items: all.slice(from, from + size), totalPages: Math.ceil(all.length / size) };
}
