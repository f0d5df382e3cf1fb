import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: {
    Tab: 'Goes through the bar, then past the skip link into the game',
    Enter: 'On the skip link, goes past the game',
    Escape: 'Leaves full screen',
  },
  accessibility: [
    'A section named by the game, with its `h1`. A skip link leads past the game, which may hold the focus.',
  ],
  related: ['GameSheet', 'SessionBar', 'RealityCheck'],
} satisfies ComponentDocs;
