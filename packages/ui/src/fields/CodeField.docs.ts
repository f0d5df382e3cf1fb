import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { OneTimeCode: 'for a few digits that stand alone' },
  keyboard: { Tab: 'Reaches the field, then the button that asks for a code', 'Enter, Space': 'Press the button' },
  accessibility: ['Phones offer the code from the message. Digits run from left to right in every language.'],
  related: ['OneTimeCode', 'CountdownButton'],
} satisfies ComponentDocs;
