import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Prose: 'for text from outside, within an article or without' },
  accessibility: ['One `article` with the page’s `h1`. Its picture is decoration.'],
  related: ['Prose', 'PageHeader', 'Helpful'],
} satisfies ComponentDocs;
