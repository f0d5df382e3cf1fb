import type { ReactNode } from 'react';
import * as css from './RecordTable.css.ts';
import { type RecordColumn, spanOfTotals } from './recordColumns.ts';
import { roles } from './tableRoles.ts';

export interface RecordTotalsProps<Row> {
  columns: readonly RecordColumn<Row>[];
  /** Sums by column id, and their label, such as "7-day total, 128 bets". */
  totals: { label: string; values: Readonly<Record<string, ReactNode>> };
  /** Number of columns before these. */
  leading: number;
}

export function RecordTotals<Row>({ columns, totals, leading }: RecordTotalsProps<Row>) {
  const { label, values } = totals;
  const ids = columns.map(({ id }) => id);
  const span = spanOfTotals(ids, values);
  return (
    <tfoot {...roles.group} className={css.group}>
      <tr {...roles.row} className={css.totals}>
        <th {...roles.rowHead} scope="row" className={css.cell} colSpan={span + leading} data-place="whole">
          <bdi>{label}</bdi>
        </th>
        {columns.map(
          ({ id, header, align }, index) =>
            index >= span && (
              <td
                key={id}
                {...roles.cell}
                className={css.cell}
                data-place={(index - span) % 2 === 0 ? 'start' : 'end'}
                data-align={align}
                data-label={header}
                data-empty={!(id in values) || undefined}
              >
                <bdi translate="no">{values[id]}</bdi>
              </td>
            ),
        )}
      </tr>
    </tfoot>
  );
}
