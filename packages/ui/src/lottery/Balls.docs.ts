import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['An ordered list named by `label`, from left to right in every script. The bonus is said in words.'],
  related: ['DrawCard', 'DrawHeader'],
} satisfies ComponentDocs;
