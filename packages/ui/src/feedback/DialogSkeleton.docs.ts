import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Skeleton: 'for content within a dialog or page' },
  accessibility: ['It is marked busy and says nothing; the dialog that follows takes the focus and is read.'],
  related: ['Dialog', 'Skeleton'],
} satisfies ComponentDocs;
