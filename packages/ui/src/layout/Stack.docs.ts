import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Inline: 'for things beside one another', Grid: 'for columns' },
  accessibility: ['It adds no role. The order of the elements is the order of reading.'],
  related: ['Inline', 'Grid'],
} satisfies ComponentDocs;
