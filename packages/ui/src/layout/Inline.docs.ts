import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Stack: 'for things under one another' },
  accessibility: ['The order of the elements is the order of reading, in both directions.'],
  related: ['Stack', 'Grid'],
} satisfies ComponentDocs;
