import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { ErrorSummary: 'for many fields of a long form', Alert: 'for what is no error' },
  accessibility: ['It is announced at once as an alert.'],
  related: ['ErrorSummary', 'Alert'],
} satisfies ComponentDocs;
