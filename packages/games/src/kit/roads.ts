export const longestRoad = 84;
export const roadRows = 6;
export const tieMark = '=';

export interface RoadCell {
  column: number;
  row: number;
  side: string;
  ties: number;
  /** Remaining signs of the mark. */
  besides: string;
}

const cellOf = (mark: string, column: number, row: number): RoadCell => ({
  column,
  row,
  side: mark.slice(0, 1),
  ties: 0,
  besides: mark.slice(1),
});

/** Lays out results one after another, column by column, dropping as many whole oldest columns as do not fit. */
export function beadRoad(marks: readonly string[], columns: number): RoadCell[] {
  const left = Math.max(0, Math.ceil(marks.length / roadRows) - columns) * roadRows;
  return marks.slice(left).map((mark, index) => cellOf(mark, Math.floor(index / roadRows), index % roadRows));
}

/**
 * Lays out runs: a column for each, turning right at the bottom; ties count on the result before them. Columns are
 * numbered from the first that fits.
 */
export function bigRoad(marks: readonly string[], columns: number): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  let waiting = 0;
  for (const mark of marks) {
    const last = cells.at(-1);
    if (mark.startsWith(tieMark)) {
      if (last) last.ties += 1;
      else waiting += 1;
      continue;
    }
    const goesOn = last !== undefined && mark.startsWith(last.side);
    const next = goesOn ? below(last) : { column: freeAfter(start), row: 0 };
    if (!goesOn) start = next.column;
    taken.add(`${next.column}/${next.row}`);
    cells.push({ ...cellOf(mark, next.column, next.row), ties: last ? 0 : waiting });
  }
  const shift = Math.max(0, Math.max(0, ...cells.map(({ column }) => column + 1)) - columns);
  return cells.flatMap((cell) => (cell.column < shift ? [] : [{ ...cell, column: cell.column - shift }]));

  function below({ column, row }: RoadCell): { column: number; row: number } {
    const free = row + 1 < roadRows && !taken.has(`${column}/${row + 1}`);
    // A run that has turned right continues to the right.
    return free && column === start ? { column, row: row + 1 } : { column: column + 1, row };
  }

  function freeAfter(column: number): number {
    let next = column + 1;
    while (taken.has(`${next}/0`)) next += 1;
    return next;
  }
}
