import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  keyboard: { ...linkKeys, Tab: 'Reaches the way to terms that would be allowed, for each contract' },
  accessibility: ['Each link is named with the contract that it is for.'],
  related: ['CountConfirm', 'ContractDifference'],
} satisfies ComponentDocs;
