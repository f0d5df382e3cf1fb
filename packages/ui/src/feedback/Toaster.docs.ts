import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['What happened by itself or was done, and needs no answer'],
  practice: [
    { do: 'Offer a way back where there is one: “Undo”', not: 'Say an error there that belongs to a field or a form' },
  ],
  instead: { Alert: 'for what stays true', SuccessDialog: 'for what a person has waited for' },
  keyboard: {
    ...pressKeys,
    Tab: 'Reaches the action and the cross of each message; while the focus is inside, all of them stay',
  },
  accessibility: [
    'One status region beside the page’s root, so that a dialog does not silence it. Nothing takes the focus.',
  ],
  related: ['Alert', 'SuccessDialog'],
} satisfies ComponentDocs;
