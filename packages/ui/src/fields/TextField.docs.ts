import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['One line of free text'],
  practice: [
    {
      do: 'Say the rule below the field before it is broken',
      not: 'Put the rule into the placeholder, where typing hides it',
    },
  ],
  instead: { TextArea: 'for several lines', NumberField: 'for numbers', SearchField: 'for words to look for' },
  keyboard: { Tab: 'Reaches the field' },
  accessibility: ['Label, hint and error are tied to it; an error marks it as invalid and comes with an icon.'],
  related: ['TextArea', 'NumberField', 'PasswordField'],
} satisfies ComponentDocs;
