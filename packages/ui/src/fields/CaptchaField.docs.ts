import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { Tab: 'Reaches the field, then the picture', 'Enter, Space': 'On the picture, ask for another' },
  accessibility: ['A new picture on its way is announced, and the button answers no press meanwhile.'],
  related: ['TextField', 'CodeField'],
} satisfies ComponentDocs;
