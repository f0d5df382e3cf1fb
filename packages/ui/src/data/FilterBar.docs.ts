import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { LobbyBar: 'for the games of a lobby' },
  keyboard: {
    Tab: 'Goes through the filters, the buttons and what is applied',
    Enter: 'In a field, applies all filters; on a button, presses it',
    Space: 'Presses a button',
  },
  accessibility: [
    'A search region. When a chip goes, the next one takes the focus, and after the last the button that opens the filters.',
  ],
  related: ['RecordTable', 'Chip', 'DateRange'],
} satisfies ComponentDocs;
