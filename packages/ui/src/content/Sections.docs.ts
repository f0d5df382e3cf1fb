import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['It adds no landmark: each `Section` in it is one.'],
  related: ['Section', 'Main'],
} satisfies ComponentDocs;
