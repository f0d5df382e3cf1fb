import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { Tab: 'Reaches the field, then the eye', 'Enter, Space': 'On the eye, show or hide the secret' },
  accessibility: ['The eye says what it does. How hard the password is to guess is announced in words.'],
  related: ['TextField', 'InlineLogin'],
} satisfies ComponentDocs;
