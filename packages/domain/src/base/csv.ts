/** Cell of an export: plain text, or a figure that spreadsheets may calculate with. */
export type CsvCell = string | { figure: string };

/** Maximum rows of an export, so that spreadsheets can still open it. */
export const mostExportRows = 100_000;

const plainFigure = /^-?\d+(?:\.\d+)?$/;

/** Text that spreadsheets take for a formula, including leading blanks they skip and full-width signs. */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]/u;
const control = /^[\t\r\n]/;

/**
 * Builds a CSV table (RFC 4180) with a BOM, so that spreadsheets read UTF-8. Text that could be a formula gets a
 * leading apostrophe; plain figures stay unquoted.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

export function exportName(...parts: readonly string[]): string {
  const name = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^A-Za-z0-9]+/g, '-'),
    )
    .join('-');
  return `${name.replace(/^-+|-+$/g, '').replace(/-{2,}/g, '-') || 'export'}.csv`;
}

export function exportPlan(total: number, size: number): { pages: number; rows: number; cut: boolean } {
  const rows = Math.min(Math.max(0, total), mostExportRows);
  return { pages: Math.ceil(rows / size), rows, cut: total > mostExportRows };
}

function cellOf(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.figure;
  if (typeof cell !== 'string' && plainFigure.test(text)) return text;
  const safe = formulaStart.test(text) || control.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
