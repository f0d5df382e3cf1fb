/** How a row stands to what is below it; the last three are unfolded. */
export type TreeGridState = 'leaf' | 'closed' | 'open' | 'loading' | 'failed';

export interface TreeGridRow<Data> {
  id: string;
  /** 1 at the top. */
  level: number;
  /** How many there are with the same row above them, in the document or not. */
  setSize: number;
  /** Which of them it is, from 1. */
  position: number;
  state: TreeGridState;
  data: Data;
}

/** One line of the grid: a row, what stands for rows on their way, or why they did not come. */
export interface TreeGridLine<Data> {
  kind: 'row' | 'loading' | 'failed';
  id: string;
  level: number;
  /** The row itself; of other lines, the row above them. */
  row: TreeGridRow<Data>;
  /** The place of the line above it in the tree, -1 at the top. */
  parent: number;
  /** The place after the last line below it in the tree. */
  end: number;
  /** Counts what can be read, the head first. */
  rowIndex: number;
}

const skeletons = 3;

/** All lines from top to bottom. The rows are those unfolded, each before what is below it. */
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
