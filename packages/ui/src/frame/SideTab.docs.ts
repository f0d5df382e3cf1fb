import type { ComponentDocs } from '../internal/componentDocs.ts';
import { popoverKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  keyboard: popoverKeys,
  accessibility: ['The links in it have their words in sight.'],
  related: ['SideBar'],
} satisfies ComponentDocs;
