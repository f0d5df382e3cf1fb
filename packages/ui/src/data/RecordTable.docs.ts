import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['Records of one kind, compared line by line'],
  practice: [
    {
      do: 'Align sums at their end, with tabular figures',
      not: 'Scroll it sideways on a phone: its rows become cards',
    },
  ],
  instead: {
    RowList: 'for things that are acted on one by one',
    TreeGrid: 'for figures on several levels',
    DescriptionList: 'for the facts about one thing',
  },
  keyboard: {
    Tab: 'Reaches the table, which scrolls, then its heads, boxes and actions',
    'Arrow keys': 'Scroll the table',
    Enter: 'Sorts by a column, presses an action',
    Space: 'Ticks a box or takes the tick away; with Shift, all from the one before',
  },
  accessibility: [
    'Still a table on a phone, where it looks like cards. Sorted columns say so; refreshing is announced.',
  ],
  related: ['FilterBar', 'Pagination', 'RowList', 'TreeGrid'],
  anatomy: {
    story: 'WithTotals',
    parts: [
      { name: 'Title', find: 'tbody th', text: 'Names its row, and heads the card on a phone.' },
      {
        name: 'Result',
        find: 'tbody [data-place="result"]',
        text: 'Figures keep to one edge; on a phone it stands beside the title.',
      },
      { name: 'Totals', find: 'tfoot th', text: 'Sum up what is listed, not the page alone.' },
    ],
  },
} satisfies ComponentDocs;
