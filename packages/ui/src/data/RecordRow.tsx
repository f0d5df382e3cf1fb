import { memo } from 'react';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './RecordTable.css.ts';
import { placesOf, type RecordColumn } from './recordColumns.ts';
import { tick } from './selectionCheckbox.css.ts';
import { selectionCheckbox } from './selectionCheckbox.tsx';
import { roles } from './tableRoles.ts';

interface RecordRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly RecordColumn<Row>[];
  /** Label of the row's checkbox; null if only other rows have one. */
  tickLabel?: string | null;
  selected: boolean;
  onToggle: (id: string, range: boolean) => void;
}

/** Renders one record, and again only when its data, selection or columns change. */
export const RecordRow = memo(Row) as typeof Row;

function Row<Data>({ id, row, columns, tickLabel, selected, onToggle }: RecordRowProps<Data>) {
  const places = placesOf(columns);
  return (
    <tr {...roles.row} className={css.row} data-selected={selected || undefined}>
      {tickLabel !== undefined && (
        <td {...roles.cell} className={css.cell} data-place="pick">
          {tickLabel === null ? (
            <span className={tick} />
          ) : (
            selectionCheckbox({
              label: tickLabel,
              labelClass: visuallyHidden,
              share: selected ? 'all' : 'none',
              onToggle: (range) => onToggle(id, range),
            })
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const { align, role, plain, header } = column;
        const value = shown(column, row);
        const look = { className: css.cell, 'data-place': places[index], 'data-align': align };
        return role === 'title' ? (
          <th key={column.id} {...roles.rowHead} scope="row" {...look}>
            {value}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} {...look} data-label={role === 'detail' && !plain ? header : undefined}>
            {value}
          </td>
        );
      })}
    </tr>
  );
}

/** Isolates numbers, so that sign and order survive in every script. */
function shown<Data>({ align, cell }: RecordColumn<Data>, row: Data) {
  return align === 'end' ? <bdi translate="no">{cell(row)}</bdi> : cell(row);
}
