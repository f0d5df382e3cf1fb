import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Timeline: 'for what has happened so far', Stepper: 'for a task of several pages' },
  accessibility: ['An ordered list, so that the number of steps is known.'],
  related: ['Timeline', 'Stepper', 'IconList'],
} satisfies ComponentDocs;
