import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Panel: 'for a card within a page', CardRow: 'for one row of cards' },
  keyboard: {
    Tab: 'Reaches the link to all, then the arrows, then the content',
    'Enter, Space': 'Turn the row by a page',
  },
  accessibility: [
    'A section named by its `h2`. Arrows are there only while something overflows, and are disabled at either end.',
  ],
  related: ['Sections', 'CardRow', 'Panel'],
} satisfies ComponentDocs;
