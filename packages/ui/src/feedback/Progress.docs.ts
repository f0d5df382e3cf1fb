import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Spinner: 'where the end is not known', StepProgress: 'for steps' },
  accessibility: ['The native element, named by `label`.'],
  related: ['Spinner', 'StepProgress', 'LimitRow'],
} satisfies ComponentDocs;
