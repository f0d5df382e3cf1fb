import type { ComponentDocs } from './componentDocs.ts';

export const docs = {
  status: { changing: 'Exported as `unstable_FieldFrame`: it may change with any version.' },
  since: '0.1.0',
  instead: { TextField: 'for anything that it can do' },
  accessibility: ['Label, hint and error are tied to the control by ids; what changes by itself is announced.'],
  related: ['TextField', 'unstable_Listbox'],
} satisfies ComponentDocs;
