/** A cell of an export: text as it is, or a figure, which a table program should reckon with. */
export type CsvCell = string | { figure: string };

/** Rows of one export: what a table program still opens. */
export const mostExported = 100_000;

const plainFigure = /^-?\d+(?:\.\d+)?$/;

/**
 * What makes a table program take a cell for a formula, also behind blanks and marks that it skips, and in the wide forms that some
 * take alike.
 */
const formulaStart = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]/u;
const control = /^[\t\r\n]/;

/**
 * A table as CSV (RFC 4180, with the mark that lets table programs read UTF-8). No text of it is ever reckoned as a formula: one that
 * could be is led by an apostrophe. Figures stay bare, and what is no plain figure is text.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A name that every system keeps: letters, digits and dashes. */
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

/** How many pages of `size` hold what is exported, and whether the rest has to stay out. */
export function exportPlan(total: number, size: number): { pages: number; rows: number; cut: boolean } {
  const rows = Math.min(Math.max(0, total), mostExported);
  return { pages: Math.ceil(rows / size), rows, cut: total > mostExported };
}

function cellOf(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.figure;
  if (typeof cell !== 'string' && plainFigure.test(text)) return text;
  const safe = formulaStart.test(text) || control.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
