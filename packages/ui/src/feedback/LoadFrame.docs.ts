import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['It says that it is busy while it loads. After a retry the focus stays in its place.'],
  related: ['Skeleton', 'Failure', 'Empty'],
} satisfies ComponentDocs;
