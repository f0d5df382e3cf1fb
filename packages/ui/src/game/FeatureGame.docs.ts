import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { GameCard: 'for a game in a row', Banner: 'for an offer or a message' },
  keyboard: { Tab: 'Reaches the button', Enter: 'Opens the game' },
  accessibility: ['A region named by its tag and the game. The art is decoration.'],
  related: ['TopGames', 'GameCard'],
} satisfies ComponentDocs;
