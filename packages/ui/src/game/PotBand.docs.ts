import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Jackpot: 'for one figure that rises', WinnerBoard: 'for what was won' },
  keyboard: { Tab: 'Reaches the link, then each game', Enter: 'Follows it' },
  accessibility: ['A region with a list; amounts are text and are not announced when they change.'],
  related: ['Jackpot', 'TopGames'],
} satisfies ComponentDocs;
