import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { VipTier: 'for one tier among the others' },
  accessibility: ['The bar is named by its label. The picture is decoration.'],
  related: ['VipTier', 'VipBenefits', 'Progress'],
} satisfies ComponentDocs;
