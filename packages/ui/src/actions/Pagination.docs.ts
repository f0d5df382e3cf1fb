import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { LoadMore: 'for a list that only grows' },
  keyboard: linkKeys,
  accessibility: [
    'The page shown is marked as current. At either end the arrow stays in place as a disabled link, so that the focus is not lost.',
  ],
  related: ['RecordTable', 'LoadMore'],
} satisfies ComponentDocs;
