import type { ComponentDocs } from './componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  accessibility: ['Emblems are decoration; the word of the status says it.'],
  related: ['StatusBadge'],
} satisfies ComponentDocs;
