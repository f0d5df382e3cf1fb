import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['All games of a lobby, also thousands of them'],
  practice: [
    {
      do: 'Give it whole rows, and say how many more there are',
      not: 'Load pages by scrolling alone, without a button',
    },
  ],
  instead: { CardRow: 'for a few games in one row' },
  keyboard: { Tab: 'Goes from card to card; the card with the focus stays in the document while the grid scrolls' },
  accessibility: [
    'A list that says the place and the number of each card although only those near the screen are in the document.',
  ],
  related: ['GameCard', 'LobbyBar', 'CardRow'],
} satisfies ComponentDocs;
