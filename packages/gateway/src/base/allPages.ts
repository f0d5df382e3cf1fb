import { exportPlan, mostExportRows } from '@baize/domain';

interface PartOf<Row> {
  rows: readonly Row[];
  /** Rows in all; null if the platform does not know. */
  total: number | null;
  /** Tells whether another page is there, where the total is not known. */
  more?: boolean | null;
}

interface Reading<Row> {
  read: (page: number, pageSize: number) => Promise<PartOf<Row>>;
  pageSize: number;
  onProgress?: (done: number) => void;
}

/**
 * Loads all rows of a filtered list for an export, up to its maximum; `cut` if there were more. One failed page fails
 * the whole, because half an export is worse than none. Without a total it reads until there is no more (ADP-01).
 */
export async function allPages<Row>({
  read,
  pageSize,
  onProgress,
}: Reading<Row>): Promise<{ rows: Row[]; cut: boolean }> {
  const first = await read(1, pageSize);
  const rows = [...first.rows];
  if (first.total === null) {
    let part = first;
    for (let page = 2; part.more === true && rows.length < mostExportRows; page += 1) {
      onProgress?.(rows.length / mostExportRows);
      part = await read(page, pageSize);
      rows.push(...part.rows);
    }
    onProgress?.(1);
    return { rows: rows.slice(0, mostExportRows), cut: part.more === true || rows.length > mostExportRows };
  }
  const { pages, rows: most, cut } = exportPlan(first.total, pageSize);
  for (let page = 2; page <= pages; page += 1) {
    onProgress?.((page - 1) / pages);
    rows.push(...(await read(page, pageSize)).rows);
  }
  onProgress?.(1);
  return { rows: rows.slice(0, most), cut };
}
