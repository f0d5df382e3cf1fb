import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { TreeGrid: 'where rows have figures to be compared', RecordTable: 'for a flat list' },
  keyboard: {
    Tab: 'Reaches the tree as one stop',
    'Arrow up, Arrow down': 'Go to the row above or below',
    'Arrow right': 'Opens a branch, then goes into it (Arrow left where text runs from right to left)',
    'Arrow left': 'Closes a branch, then goes to the row above it in the tree',
    'Home, End': 'Go to the first or the last row in sight',
    '*': 'Opens all branches beside this one',
    Letters: 'Go to the next name that begins so',
    'Enter, Space': 'Select the row, or ask again for a branch that failed',
  },
  accessibility: ['The tree pattern: level, place and number are said of each row, and loading is announced.'],
  related: ['TreeGrid', 'RecordTable'],
} satisfies ComponentDocs;
