import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { RoomCard: 'for a table of a game between players', GameCard: 'for a game without seats and rounds' },
  keyboard: {
    Tab: 'Reaches the card, then the heart',
    Enter: 'Opens the table',
    'Space, Enter': 'On the heart, keep it',
  },
  accessibility: [
    'State, seats and results are words; mark and colour only support them.',
    'Last results are read as one sentence. They stay in their order in every language.',
  ],
  related: ['LeadTable', 'RoomCard', 'GameCard'],
} satisfies ComponentDocs;
