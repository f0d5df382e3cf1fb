import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Frame: 'for the whole page' },
  accessibility: ['It adds no landmark and no role.'],
  related: ['Frame', 'Grid'],
} satisfies ComponentDocs;
