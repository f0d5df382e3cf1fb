import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { GameGrid: 'for all games of a lobby' },
  keyboard: { Tab: 'Goes from card to card, which scrolls the row; the arrows beside the title come first' },
  accessibility: ['A section named by its heading, with the cards as a list. What keeps their places is silent.'],
  related: ['Section', 'GameCard', 'DrawCard', 'PromotionCard'],
} satisfies ComponentDocs;
