import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Badge: 'for words' },
  accessibility: ['The digits are hidden from assistive technology; `label` says them with what they count.'],
  related: ['Badge', 'TabBar', 'AccountMenu'],
} satisfies ComponentDocs;
