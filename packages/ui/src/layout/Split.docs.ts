import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Grid: 'for parts of one weight' },
  accessibility: ['The aside comes after the content in the order of reading, wherever it stands.'],
  related: ['Grid', 'Stack'],
} satisfies ComponentDocs;
