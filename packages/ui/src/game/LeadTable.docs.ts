import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { TableCard: 'for each further table' },
  keyboard: { Tab: 'Reaches the button', Enter: 'Opens the table' },
  accessibility: ['A region with the name of the table. Its road is read as one sentence.'],
  related: ['TableCard'],
} satisfies ComponentDocs;
