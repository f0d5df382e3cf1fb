import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['Nothing in it is needed to finish the form beside it.'],
  related: ['StepDialog', 'IconList', 'GameLine'],
} satisfies ComponentDocs;
