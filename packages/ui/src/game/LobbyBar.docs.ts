import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { FilterBar: 'for the filters of a table' },
  keyboard: {
    Tab: 'Goes through type, search, studios, order and filters, then what is applied',
    'Arrow keys': 'Choose a type',
    'Enter, Space': 'Open what hangs from a button, press a chip',
    Escape: 'Empties the search, closes what is open',
  },
  accessibility: ['A search region. How many games there are is announced.'],
  related: ['GameGrid', 'VendorTabs', 'SearchField'],
} satisfies ComponentDocs;
