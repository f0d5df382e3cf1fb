import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Mission: 'for what still has to be done' },
  keyboard: pressKeys,
  accessibility: ['The button is named with the reward; the terms stand beside it.'],
  related: ['Mission', 'PromotionCard'],
} satisfies ComponentDocs;
