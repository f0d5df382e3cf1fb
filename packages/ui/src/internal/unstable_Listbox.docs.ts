import type { ComponentDocs } from './componentDocs.ts';
import { listboxKeys } from './docsKeys.ts';

export const docs = {
  status: { changing: 'Exported as `unstable_Listbox`: it may change with any version.' },
  since: '0.1.0',
  instead: { Combobox: 'for a choice in a form' },
  keyboard: listboxKeys,
  accessibility: ['The listbox of a combobox: the input keeps the focus and says which option the keys are at.'],
  related: ['Combobox', 'unstable_FieldFrame'],
} satisfies ComponentDocs;
