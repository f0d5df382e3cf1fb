import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PromotionCard: 'among other offers' },
  keyboard: pressKeys,
  accessibility: ['The button is described by the note below it, which is announced when it changes.'],
  related: ['PromotionCard', 'Reward'],
} satisfies ComponentDocs;
