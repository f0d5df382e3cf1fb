import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['One of a few fixed choices that need no search'],
  practice: [{ do: 'Put the likeliest choice first', not: 'Offer more than a dozen: take `Combobox`' }],
  instead: { RadioGroup: 'for a few that should be in sight', Combobox: 'for many that are found by typing' },
  keyboard: {
    Tab: 'Reaches the field',
    Space: 'Opens the browser’s list',
    'Arrow up, Arrow down': 'Choose the option above or below',
    Letters: 'Choose the next option that begins so',
  },
  accessibility: ['The native element: every device shows its list in the way its owner knows.'],
  related: ['RadioGroup', 'Combobox'],
} satisfies ComponentDocs;
