import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PromotionCard: 'for offers that can still be had' },
  keyboard: { Tab: 'Reaches the line, then the links below', 'Enter, Space': 'Open and close it' },
  accessibility: ['The browser’s own details: it says whether it is open.'],
  related: ['PromotionCard', 'LeadOffer'],
} satisfies ComponentDocs;
