import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['Decoration, hidden from assistive technology.'],
  related: ['FullPage', 'Empty'],
} satisfies ComponentDocs;
