import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Badge: 'for what is no status' },
  accessibility: ['The word says the status; tone and emblem only help.'],
  related: ['Badge', 'StatusLegend', 'StatusEmblemProvider'],
} satisfies ComponentDocs;
