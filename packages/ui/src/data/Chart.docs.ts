import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { StatTile: 'for one figure', RecordTable: 'for figures that are looked up' },
  keyboard: {
    Tab: 'Reaches the chart as one stop, then its table',
    'Arrow left, Arrow right': 'Go to the point before or after, in the direction of reading',
    'Arrow up, Arrow down': 'Go one point on or back',
    'Page up, Page down': 'Go seven points on or back',
    'Home, End': 'Go to the first or the last point',
    'Enter, Space': 'Open and close the table',
  },
  accessibility: ['A slider says the point in words. The same figures are in a table for all to open.'],
  related: ['StatTile', 'RecordTable'],
} satisfies ComponentDocs;
