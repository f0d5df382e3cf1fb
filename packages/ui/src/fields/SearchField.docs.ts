import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { SearchDialog: 'for the search of the whole site', Combobox: 'for one of a list' },
  keyboard: { Tab: 'Reaches the field, then the cross', Escape: 'Empties the field' },
  accessibility: ['After emptying, the focus is in the field. Where it is short, its label is still read.'],
  related: ['SearchDialog', 'LobbyBar', 'FilterBar'],
} satisfies ComponentDocs;
