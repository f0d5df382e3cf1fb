import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  accessibility: ['Each status is a term, its sentence the description.'],
  related: ['StatusBadge', 'Panel'],
} satisfies ComponentDocs;
