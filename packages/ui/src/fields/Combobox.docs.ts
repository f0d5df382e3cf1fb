import type { ComponentDocs } from '../internal/componentDocs.ts';
import { listboxKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['One of many choices, found by typing a part of it'],
  practice: [
    {
      do: 'Say when nothing is found, and what helps',
      not: 'Ask for it where a person knows the exact value: take `TextField`',
    },
  ],
  instead: { SelectField: 'for fewer than about fifteen', SearchField: 'for words that need not be on a list' },
  keyboard: listboxKeys,
  accessibility: ['The combobox pattern: the field keeps the focus, and the option that the keys are at is said.'],
  related: ['SelectField', 'MobileField'],
} satisfies ComponentDocs;
