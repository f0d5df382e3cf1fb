import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  accessibility: ['It sets face, size and colours for what stands in it, and leaves the rest of the page alone.'],
  related: ['LinkProvider'],
} satisfies ComponentDocs;
