import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Stepper: 'for a task of several pages' },
  accessibility: [
    'The step under way is an `h3` that takes the focus when another one comes; “done” is said in words.',
  ],
  related: ['StepDialog', 'Stepper'],
} satisfies ComponentDocs;
