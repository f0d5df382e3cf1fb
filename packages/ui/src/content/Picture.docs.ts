import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: [
    '`alt` says what the picture tells; an empty one makes it decoration. It keeps its place while it loads.',
  ],
  related: ['Avatar', 'GameCard', 'QrCode'],
} satisfies ComponentDocs;
