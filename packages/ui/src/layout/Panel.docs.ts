import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Section: 'for a part of a page without a card' },
  keyboard: { Tab: 'Reaches its actions, then what stands in it' },
  accessibility: [
    'A section named by its heading, whose level the page chooses. With `focused` the heading takes the focus.',
  ],
  related: ['Section', 'Stack', 'RequestList'],
} satisfies ComponentDocs;
