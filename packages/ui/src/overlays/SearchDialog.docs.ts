import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { SearchField: 'to filter what is on the page' },
  keyboard: {
    Tab: 'Reaches the crosses and the slots; the field has the focus first',
    'Arrow down, Arrow up': 'Go to the result below or above, round both ends',
    Enter: 'Opens the result',
    Escape: 'Closes the dialog; the focus goes back to what opened it',
  },
  accessibility: [
    'The combobox pattern: the field keeps the focus, and results are links in a listbox. How many there are is announced.',
  ],
  related: ['SearchButton', 'SearchField'],
} satisfies ComponentDocs;
