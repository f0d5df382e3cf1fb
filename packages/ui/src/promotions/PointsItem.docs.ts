import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PromotionCard: 'for an offer' },
  keyboard: pressKeys,
  accessibility: [
    'The button is named with the item. What is missing is said in words beside the button that is disabled.',
  ],
  related: ['MallHeader', 'PromotionCard'],
} satisfies ComponentDocs;
