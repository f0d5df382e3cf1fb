/** State of a row's children; the last three are expanded. */
export type TreeGridState = 'leaf' | 'closed' | 'open' | 'loading' | 'failed';

export interface TreeGridRow<Data> {
  id: string;
  level: number;
  /** Number of siblings including this row, even those not in the DOM. */
  setSize: number;
  position: number;
  state: TreeGridState;
  data: Data;
}

export interface TreeGridLine<Data> {
  kind: 'row' | 'loading' | 'failed';
  id: string;
  level: number;
  /** The row itself; for other lines, the parent row. */
  row: TreeGridRow<Data>;
  parent: number;
  /** Index after its last descendant line. */
  end: number;
  /** Index of the line among readable ones, counting the header. */
  rowIndex: number;
}

const skeletons = 3;

/** Returns all lines from the expanded rows, which come parent first. */
export function treeGridLines<Data>(rows: readonly TreeGridRow<Data>[]): TreeGridLine<Data>[] {
  const lines: TreeGridLine<Data>[] = [];
  const path: number[] = [];
  let rowIndex = 1;

  const closeFrom = (level: number) => {
    for (const index of path.splice(level - 1)) {
      const line = lines[index];
      if (line) line.end = lines.length;
    }
  };
  const add = (kind: TreeGridLine<Data>['kind'], id: string, row: TreeGridRow<Data>, level: number) => {
    const parent = path[level - 2] ?? -1;
    if (kind !== 'loading') rowIndex++;
    lines.push({ kind, id, level, row, parent, end: lines.length + 1, rowIndex });
  };

  for (const row of rows) {
    closeFrom(row.level);
    add('row', row.id, row, row.level);
    path[row.level - 1] = lines.length - 1;
    if (row.state === 'failed') add('failed', `${row.id}/failed`, row, row.level + 1);
    if (row.state === 'loading') {
      for (let index = 0; index < skeletons; index++) add('loading', `${row.id}/${index}`, row, row.level + 1);
    }
  }
  closeFrom(1);
  return lines;
}
