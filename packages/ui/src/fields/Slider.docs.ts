import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { NumberField: 'for a figure that must be exact' },
  keyboard: {
    Tab: 'Reaches the thumb',
    'Arrow keys': 'Move it by a step',
    'Page up, Page down': 'Move it by a larger step',
    'Home, End': 'Move it to the start or the end',
  },
  accessibility: ['The native element; `valueText` says the value as it is meant.'],
  related: ['NumberField', 'Calculator'],
} satisfies ComponentDocs;
