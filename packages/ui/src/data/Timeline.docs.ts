import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Stepper: 'for a task with steps ahead', Steps: 'for instructions' },
  accessibility: ['An ordered list; each step’s state is said in words, and the one under way is marked as current.'],
  related: ['Stepper', 'Steps', 'StatusBadge'],
} satisfies ComponentDocs;
