import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Pagination: 'where people come back to a page of the list by its address' },
  keyboard: pressKeys,
  accessibility: ['How many are shown is announced as a status, a failure as an alert.'],
  related: ['Pagination', 'GameGrid', 'RowList'],
} satisfies ComponentDocs;
