import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { StatTile: 'for a figure that does not move' },
  accessibility: [
    'One image named by the label and the sum. It is not announced: it changes too often. Digits do not flip where less motion is wanted.',
  ],
  related: ['LobbyHeader', 'Hero'],
} satisfies ComponentDocs;
