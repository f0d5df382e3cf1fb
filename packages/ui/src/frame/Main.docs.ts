import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['The main landmark. It can take the focus, which the skip link and a change of page move to it.'],
  related: ['Frame', 'SkipLink', 'Sections'],
} satisfies ComponentDocs;
