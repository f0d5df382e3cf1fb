import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NoticeList: 'for public notices' },
  keyboard: { ...pressKeys, Tab: 'Reaches the box, the title and what is open' },
  accessibility: [
    '“Unread” is said in words. The title is a heading with a button that says whether its text is open.',
  ],
  related: ['RowList', 'NoticeList'],
} satisfies ComponentDocs;
