import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Tree: 'for names without figures', RecordTable: 'for a flat list' },
  keyboard: {
    Tab: 'Reaches the row of the grid that has its one stop, then what stands in that row',
    'Arrow up, Arrow down': 'Go to the row above or below',
    'Arrow right': 'Unfolds a row, then goes to the first below it (Arrow left where text runs from right to left)',
    'Arrow left': 'Folds a row, then goes to the row it stands under',
    'Page up, Page down': 'Go up or down by what is in sight',
    'Home, End': 'Go to the first or the last row',
    Enter: 'Opens the details, or asks again for rows that failed',
    'Shift+F10, Context menu': 'Open the menu of the row',
    '/': 'Goes to the search, if there is one',
  },
  accessibility: [
    'The treegrid pattern: level, place and number are said of each row although only those in sight are in the document.',
  ],
  related: ['Tree', 'RecordTable', 'Menu'],
} satisfies ComponentDocs;
