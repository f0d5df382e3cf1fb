/** Results that a table keeps for its roads. */
export const longestRoad = 60;
export const roadRows = 6;
/** The mark of a round that neither side won. */
export const tieMark = '=';

export interface RoadCell {
  column: number;
  row: number;
  /** The sign of the side that won. */
  side: string;
  /** Ties that followed. */
  ties: number;
  /** What else its mark says, sign by sign. */
  besides: string;
}

const cellOf = (mark: string, column: number, row: number): RoadCell => ({
  column,
  row,
  side: mark.slice(0, 1),
  ties: 0,
  besides: mark.slice(1),
});

/** Every result after the other, column by column; of the oldest ones as many whole columns are left out as do not fit. */
export function beadRoad(marks: readonly string[], columns: number): RoadCell[] {
  const left = Math.max(0, Math.ceil(marks.length / roadRows) - columns) * roadRows;
  return marks.slice(left).map((mark, index) => cellOf(mark, Math.floor(index / roadRows), index % roadRows));
}

/**
 * A column for each run of one side, turning aside where there is no room below; ties are counted on the result before them.
 * Columns are counted from the first that fits.
 */
export function bigRoad(marks: readonly string[], columns: number): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  /** The column in which the run under way began. */
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
    // A run that has turned aside goes on aside.
    return free && column === start ? { column, row: row + 1 } : { column: column + 1, row };
  }

  function freeAfter(column: number): number {
    let next = column + 1;
    while (taken.has(`${next}/0`)) next += 1;
    return next;
  }
}
