import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Link: 'within a text' },
  keyboard: linkKeys,
  accessibility: ['The whole row is one link. What opens a new window has an icon of its own.'],
  related: ['RowList', 'Link'],
} satisfies ComponentDocs;
