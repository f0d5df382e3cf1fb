import type { ComponentDocs } from '../internal/componentDocs.ts';
import { popoverKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Popover: 'for anything else beside a button' },
  keyboard: popoverKeys,
  accessibility: ['The button is named by the figure and what it is; the sum is a list of terms named by its title.'],
  related: ['Ledger', 'Popover'],
} satisfies ComponentDocs;
