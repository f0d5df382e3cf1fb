import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Balance: 'in the header of the page' },
  keyboard: { ...pressKeys, Tab: 'Reaches the eye, the arrow and the actions' },
  accessibility: ['What became of an update is announced. A hidden sum is not read.'],
  related: ['Balance', 'StatTile'],
  anatomy: {
    story: 'WithAnAmount',
    parts: [
      {
        name: 'Eye',
        find: 'span:not(:has(bdi)) + button',
        text: 'Hides the sum from those who look on, and shows it again.',
      },
      { name: 'Sum', find: 'span > bdi', text: 'In the figure face, with its currency.' },
      {
        name: 'Refresh',
        find: 'span:has(> bdi) + button',
        text: 'Asks for the sum anew; what became of it is announced below.',
      },
      { name: 'Actions', find: 'div:has(> [role="status"]) + div', text: 'The ways in and out.' },
    ],
  },
} satisfies ComponentDocs;
