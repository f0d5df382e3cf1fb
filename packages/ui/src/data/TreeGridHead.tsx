import type { Ref } from 'react';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './TreeGrid.css.ts';
import { treeGridRoles as roles } from './tableRoles.ts';
import type { TreeGridParts } from './treeGridParts.ts';

interface TreeGridHeadProps<Data> {
  parts: TreeGridParts<Data>;
  ref: Ref<HTMLTableSectionElement>;
}

export function TreeGridHead<Data>({ parts: { columns, tree, phone }, ref }: TreeGridHeadProps<Data>) {
  return (
    <thead ref={ref} {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow} aria-rowindex={1}>
        <th {...roles.columnHead} className={css.columnHead}>
          {phone ? phone.header : tree.header}
        </th>
        {phone ? (
          <th {...roles.columnHead} className={css.columnHead} data-align="end">
            {phone.figuresHeader}
          </th>
        ) : (
          columns.map(({ id, header, headerNote, align, role }) => (
            <th key={id} {...roles.columnHead} className={css.columnHead} data-align={align}>
              <span className={role === 'action' ? visuallyHidden : undefined}>{header}</span>
              {headerNote && <span className={css.headNote}>{headerNote}</span>}
            </th>
          ))
        )}
      </tr>
    </thead>
  );
}
