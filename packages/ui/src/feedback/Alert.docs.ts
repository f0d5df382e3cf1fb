import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: {
    Toaster: 'for what has just happened, in passing',
    FormError: 'for what is wrong with a form',
    Failure: 'in the place of a part that did not load',
  },
  keyboard: { ...pressKeys, Tab: 'Only with an action' },
  accessibility: [
    'It is announced as a status without taking the focus. The icon repeats the tone for those who do not see the colour.',
  ],
  related: ['Toaster', 'FormError', 'Failure'],
} satisfies ComponentDocs;
