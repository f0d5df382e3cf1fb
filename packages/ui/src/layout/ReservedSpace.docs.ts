import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Skeleton: 'for what is about to come' },
  accessibility: ['It says nothing; its placeholders are hidden from assistive technology.'],
  related: ['Skeleton', 'LoadFrame'],
} satisfies ComponentDocs;
