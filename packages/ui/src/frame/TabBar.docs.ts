import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Tabs: 'for views of one subject' },
  keyboard: linkKeys,
  accessibility: ['A navigation named by `label`; counts are said in words.'],
  related: ['Drawer', 'MobileHeader', 'CountBadge'],
} satisfies ComponentDocs;
