import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Leaderboard: 'for who leads and where one stands' },
  keyboard: {
    Tab: 'Reaches the link to all and the pause button; while the focus is inside, nothing moves',
    'Enter, Space': 'Stop or start it',
  },
  accessibility: ['A section named by its title. It is silent, and never moves where less motion is wanted.'],
  related: ['Leaderboard', 'Hero'],
} satisfies ComponentDocs;
