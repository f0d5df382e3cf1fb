import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Banner: 'on a page' },
  accessibility: ['`alt` says what the picture tells.'],
  related: ['Dialog', 'Picture'],
} satisfies ComponentDocs;
