import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { TextField: 'for a number of one country' },
  keyboard: {
    Tab: 'Reaches the country, then the number',
    'Enter, Space': 'Open the list of countries, choose one',
    'Arrow up, Arrow down': 'On the button open the list; in it, go to the country above or below',
    'Home, End': 'Go to the first or the last country',
    'Page up, Page down': 'Go by ten countries',
    Escape: 'Closes the list; the focus goes back to the country',
  },
  accessibility: ['Countries are found by name, code or dialling code. The flag is decoration.'],
  related: ['TextField', 'Combobox'],
} satisfies ComponentDocs;
