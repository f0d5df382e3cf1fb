import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Checkbox: 'where a form has to be sent first' },
  keyboard: { Tab: 'Reaches the switch', Space: 'Turns it on or off' },
  accessibility: ['It says on or off, and that it is busy while a change is on its way.'],
  related: ['Checkbox'],
} satisfies ComponentDocs;
