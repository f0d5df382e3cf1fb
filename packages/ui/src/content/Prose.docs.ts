import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Article: 'for a text of our own' },
  accessibility: ['The headings of what comes from outside have to go on from those of the page.'],
  related: ['Article', 'Helpful'],
} satisfies ComponentDocs;
