import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  keyboard: { Tab: 'Reaches the choices, the steps between changes and the end' },
  accessibility: [
    'A section named by `words.title`; what is not shown is a list beside it, named by its heading.',
    'On a phone the same choices stand in a dialog.',
  ],
  related: ['SessionBar', 'Frame'],
} satisfies ComponentDocs;
