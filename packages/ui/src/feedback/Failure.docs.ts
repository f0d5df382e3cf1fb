import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: {
    FullPage: 'where there is no page to show',
    Alert: 'where the part is there and something about it is not right',
  },
  keyboard: { ...pressKeys, Tab: 'Reaches the button that tries again' },
  accessibility: ['It is announced as a status, and keeps the rest of the page in use.'],
  related: ['LoadFrame', 'Empty', 'Alert'],
} satisfies ComponentDocs;
