import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['With `live` it is a status: what comes into it is announced.'],
  related: ['Spinner', 'Text'],
} satisfies ComponentDocs;
