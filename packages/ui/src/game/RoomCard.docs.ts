import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { GameCard: 'for a game that is played alone' },
  keyboard: pressKeys,
  accessibility: ['An article named by the table. How many seats are taken is said in words; the dots are decoration.'],
  related: ['GameCard', 'DrawCard'],
} satisfies ComponentDocs;
