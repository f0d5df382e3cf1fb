import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { DrawCard: 'among other lotteries' },
  accessibility: ['Its name is the `h1` of the page. The time that is left is not announced.'],
  related: ['DrawCard', 'Balls', 'BetSlip'],
} satisfies ComponentDocs;
