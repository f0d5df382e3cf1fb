import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PromotionCard: 'for each further offer', Banner: 'for what fills the head of a page without figures' },
  keyboard: { Tab: 'Reaches the button, then the link', Enter: 'Follows the link' },
  accessibility: ['Its heading says whom it is for and what it is called. The picture is decoration.'],
  related: ['PromotionCard', 'EndedOffers'],
} satisfies ComponentDocs;
