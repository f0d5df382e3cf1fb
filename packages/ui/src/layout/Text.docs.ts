import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Article: 'for something longer to read', Prose: 'for text from outside' },
  accessibility: ['`as` says which element it is: choose a heading by its place in the page, not by its size.'],
  related: ['Stack', 'VisuallyHidden'],
} satisfies ComponentDocs;
