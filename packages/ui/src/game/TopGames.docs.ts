import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { CardRow: 'for games without an order' },
  keyboard: { Tab: 'Goes from game to game', Enter: 'Opens it' },
  accessibility: ['An ordered list: the numerals are decoration.'],
  related: ['FeatureGame', 'GameCard'],
} satisfies ComponentDocs;
