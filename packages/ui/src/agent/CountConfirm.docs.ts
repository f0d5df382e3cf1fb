import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { ConfirmDialog: 'for a decision that ends nothing else' },
  keyboard: {
    Tab: 'Reaches the field, then the answers',
    Enter: 'Accepts, if the number is right',
    Space: 'Presses an answer',
  },
  accessibility: ['Whether the number is right is announced below the field. A wrong one takes the focus back to it.'],
  related: ['EndingContracts', 'ConfirmDialog'],
} satisfies ComponentDocs;
