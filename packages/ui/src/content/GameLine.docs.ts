import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { GameCard: 'for a game to choose among others' },
  accessibility: ['The picture is decoration; the label before the title says why the game is named.'],
  related: ['GameCard', 'DialogAside'],
} satisfies ComponentDocs;
