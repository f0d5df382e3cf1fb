import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Spinner: 'for a wait without a shape', LoadFrame: 'around it, which says that it is busy' },
  accessibility: ['Hidden from assistive technology. It rests where less motion is wanted.'],
  related: ['LoadFrame', 'Spinner'],
} satisfies ComponentDocs;
