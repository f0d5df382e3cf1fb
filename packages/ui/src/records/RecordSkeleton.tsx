import * as css from './RecordTable.css.ts';
import { placesOf, type RecordColumn } from './recordColumns.ts';
import { roles } from './recordRoles.ts';
import { Skeleton } from './Skeleton.tsx';

interface RecordSkeletonProps<Row> {
  columns: readonly RecordColumn<Row>[];
  leading: number;
}

const rows = ['first', 'second', 'third', 'fourth'];

/** Four rows of the shape of what will come. */
export function RecordSkeleton<Row>({ columns, leading }: RecordSkeletonProps<Row>) {
  const places = placesOf(columns);
  return rows.map((row) => (
    <tr key={row} {...roles.row} className={css.row}>
      {leading > 0 && <td {...roles.cell} className={css.cell} data-place="pick" />}
      {columns.map(({ id, align }, index) => (
        <td key={id} {...roles.cell} className={css.waiting} data-place={places[index]} data-align={align}>
          <Skeleton shape="line" />
        </td>
      ))}
    </tr>
  ));
}
