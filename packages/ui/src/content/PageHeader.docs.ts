import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { LobbyHeader: 'for a lobby', MallHeader: 'for the points mall' },
  accessibility: ['Its title is the `h1` of the page.'],
  related: ['LobbyHeader', 'MallHeader', 'Frame'],
} satisfies ComponentDocs;
