import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { FormError: 'for what is wrong with the form as a whole' },
  keyboard: { ...linkKeys, Tab: 'Each line; the focus goes to its field' },
  accessibility: ['It is announced as an alert, and each line leads to its field without changing the address.'],
  related: ['FormError', 'TextField'],
} satisfies ComponentDocs;
