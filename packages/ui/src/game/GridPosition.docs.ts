import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  use: ['Where one is in a list that grows as one scrolls'],
  instead: { LoadMore: 'for the number that is shown, which is announced' },
  keyboard: { Tab: 'Reaches the way to the top while it is shown' },
  accessibility: ['It is shown while the page moves and is not announced: LoadMore says the same once a page.'],
  related: ['GameGrid', 'LoadMore'],
} satisfies ComponentDocs;
