'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './RecordTable.css.ts';
import type { RecordColumn } from './recordColumns.ts';
import { nextSort, type RecordSort } from './recordState.ts';
import { selectionCheckbox } from './selectionCheckbox.tsx';
import { roles } from './tableRoles.ts';

interface RecordHeadProps<Row> {
  columns: readonly RecordColumn<Row>[];
  sort?: RecordSort;
  onSort?: (sort: RecordSort) => void;
  all?: { label: string; share: 'none' | 'some' | 'all'; onToggle: () => void };
}

export function RecordHead<Row>({ columns, sort, onSort, all }: RecordHeadProps<Row>) {
  const tools = all || (onSort && columns.some(({ sortable }) => sortable));
  return (
    <thead {...roles.group} className={css.group}>
      <tr {...roles.row} className={css.headRow} data-tools={Boolean(tools) || undefined}>
        {all && (
          <th {...roles.columnHead} scope="col" className={css.columnHead} data-pick data-tool>
            {selectionCheckbox({ ...all, labelClass: css.allWords })}
          </th>
        )}
        {columns.map((column) => {
          const { id, header, align, role, sortable } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const acts = sortable && onSort;
          return (
            <th
              key={id}
              {...roles.columnHead}
              scope="col"
              className={css.columnHead}
              aria-sort={direction}
              data-align={align}
              data-tool={acts ? true : undefined}
            >
              {acts ? (
                <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  {icon(direction === 'ascending' ? ArrowUp : direction ? ArrowDown : ChevronsUpDown, 14)}
                </button>
              ) : role === 'action' ? (
                <span className={visuallyHidden}>{header}</span>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
