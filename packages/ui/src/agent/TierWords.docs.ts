import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { TierEditor: 'to change the tiers' },
  accessibility: ['A list of terms: the tier, and its sentence.'],
  related: ['TierMeter', 'ContractDifference'],
} satisfies ComponentDocs;
