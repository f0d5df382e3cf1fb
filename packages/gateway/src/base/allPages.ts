import { exportPlan } from '@baize/domain';

interface Reading<Row> {
  read: (page: number, pageSize: number) => Promise<{ rows: readonly Row[]; total: number }>;
  pageSize: number;
  onProgress?: (done: number) => void;
}

/**
 * Loads all rows of a filtered list for an export, up to its maximum; `cut` if there were more. One failed page fails
 * the whole, because half an export is worse than none.
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
