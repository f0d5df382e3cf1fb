import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { GameCard: 'for a game that starts at once', DrawHeader: 'on the page of the lottery' },
  keyboard: {
    Tab: 'Reaches the name, then the heart',
    Enter: 'Opens the lottery',
    'Enter, Space': 'On the heart, keep it or let it go',
  },
  accessibility: ['The name is the link, and its target is the whole card. The heart says whether it is pressed.'],
  related: ['Balls', 'DrawHeader', 'GameCard'],
} satisfies ComponentDocs;
