import type { ComponentDocs } from '../internal/componentDocs.ts';
import { radioKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['Two to five values of one setting, all in sight'],
  practice: [{ do: 'Keep its words to one or two', not: 'Lead to another page with it' }],
  instead: {
    Tabs: 'where a choice swaps a whole view',
    RadioGroup: 'in a form, with a label and an error',
    SelectField: 'for more than about five',
  },
  keyboard: radioKeys,
  accessibility: [
    'Native radio buttons in a named group. A choice that shows its icon alone still has its words for a name.',
  ],
  related: ['Tabs', 'RadioGroup', 'LobbyBar'],
} satisfies ComponentDocs;
