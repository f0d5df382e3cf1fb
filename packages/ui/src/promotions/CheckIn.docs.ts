import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { ...pressKeys, Tab: 'Reaches the day that can be taken' },
  accessibility: ['An ordered list. Done, missed and coming are said in words; today is marked as current.'],
  related: ['Mission', 'Reward'],
} satisfies ComponentDocs;
