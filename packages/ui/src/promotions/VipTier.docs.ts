import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { VipStanding: 'for where one stands' },
  accessibility: ['One’s own tier is marked as current; what the icons mean is said in words.'],
  related: ['VipStanding', 'VipBenefits', 'IconList'],
} satisfies ComponentDocs;
