import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { RecordTable: 'for records that are listed and paged' },
  keyboard: { Tab: 'Reaches the table, which scrolls', 'Arrow keys': 'Scroll it' },
  accessibility: [
    'A table with heads of rows and columns. Ticks and dashes are said in words, and so is one’s own tier.',
  ],
  related: ['VipTier', 'VipStanding'],
} satisfies ComponentDocs;
