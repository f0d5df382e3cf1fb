import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { ConfirmDialog: 'for a question that can be put off' },
  keyboard: { Tab: 'Goes round inside the dialog', 'Enter, Space': 'Press an answer' },
  accessibility: [
    'An `alertdialog` described by its text. Escape does not close it; neither answer has the focus first.',
  ],
  related: ['SessionBar', 'ConfirmDialog'],
} satisfies ComponentDocs;
