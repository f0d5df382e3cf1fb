import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { Tab: 'As the first stop of the page, brings it into sight', Enter: 'Moves the focus into the main view' },
  accessibility: ['It is out of sight until it has the focus.'],
  related: ['Main', 'Frame'],
} satisfies ComponentDocs;
