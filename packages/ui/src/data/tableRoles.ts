/** The roles of a table, said again: a row that is shown as a card is no row any more to assistive technology. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The roles of a table that is operated by rows and unfolds. */
export const treeGridRoles = { ...roles, table: { role: 'treegrid' }, cell: { role: 'gridcell' } } as const;
