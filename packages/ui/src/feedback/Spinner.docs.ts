import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Progress: 'where the end is known', Skeleton: 'for content whose shape is known' },
  accessibility: ['`label` is announced as a status.'],
  related: ['Progress', 'Skeleton'],
} satisfies ComponentDocs;
