import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { RecordTable: 'for many things of a kind', Ledger: 'for figures that add up' },
  accessibility: ['Names and values are tied to each other as terms and descriptions.'],
  related: ['Ledger', 'StatTile', 'RowList'],
} satisfies ComponentDocs;
