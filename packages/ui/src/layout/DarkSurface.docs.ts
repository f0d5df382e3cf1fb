import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Panel: 'for what has to be read or decided' },
  accessibility: ['Text, links and focus rings in it take the roles made for dark.'],
  related: ['Hero', 'Footer', 'Frame'],
} satisfies ComponentDocs;
