import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NoticeList: 'for notices with their time', Tabs: 'for views of which one is always open' },
  keyboard: { ...pressKeys, Tab: 'Reaches each title' },
  accessibility: ['Each title is a heading with a button that says whether its text is open.'],
  related: ['NoticeList', 'Tabs', 'FilterBar'],
} satisfies ComponentDocs;
