import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { TierWords: 'for terms that have not changed' },
  keyboard: { ...pressKeys, Tab: 'Reaches the button that shows what stays the same' },
  accessibility: [
    'Old and new values are `del` and `ins`, with the words “before” and “after” for those who do not see them.',
  ],
  related: ['TierWords', 'TierEditor', 'EndingContracts'],
} satisfies ComponentDocs;
