/** Explicit table roles: a row displayed as a card loses its implicit role. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export const treeGridRoles = { ...roles, table: { role: 'treegrid' }, cell: { role: 'gridcell' } } as const;
