import { exportPlan } from '@baize/domain';

interface Reading<Row> {
  /** One page, counted from 1, with how many rows there are on all of them. */
  read: (page: number, pageSize: number) => Promise<{ rows: readonly Row[]; total: number }>;
  pageSize: number;
  /** Told after each page how far it is, from 0 to 1. */
  onProgress?: (done: number) => void;
}

/**
 * Every row of a filtered list, page after page, up to the most that an export holds; `cut` says that there were more. Fails as its
 * reads do: half an export is worse than a failed one.
 */
export async function allPages<Row>({
  read,
  pageSize,
  onProgress,
}: Reading<Row>): Promise<{ rows: Row[]; cut: boolean }> {
  const first = await read(1, pageSize);
  const { pages, rows: most, cut } = exportPlan(first.total, pageSize);
  const rows = [...first.rows];
  for (let page = 2; page <= pages; page += 1) {
    onProgress?.((page - 1) / pages);
    rows.push(...(await read(page, pageSize)).rows);
  }
  onProgress?.(1);
  return { rows: rows.slice(0, most), cut };
}
