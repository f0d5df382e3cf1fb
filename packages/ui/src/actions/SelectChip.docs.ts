import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { SelectField: 'in forms', FilterChips: 'for few kinds that should all be seen' },
  keyboard: { Tab: 'Reaches it', 'Arrow up, Arrow down': 'Choose' },
  accessibility: ['A native list with its label.'],
  related: ['FilterChips', 'SelectField'],
} satisfies ComponentDocs;
