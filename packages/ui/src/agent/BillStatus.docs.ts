import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { StatusBadge: 'for the status alone' },
  keyboard: pressKeys,
  accessibility: ['The section is named by the status in words.'],
  related: ['Ledger', 'StatusBadge', 'StatusLegend'],
} satisfies ComponentDocs;
