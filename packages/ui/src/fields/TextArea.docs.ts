import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { TextField: 'for one line' },
  keyboard: { Tab: 'Reaches the field and leaves it', Enter: 'Begins a new line' },
  accessibility: ['Characters are counted as a reader counts them. That none is left is announced.'],
  related: ['TextField'],
} satisfies ComponentDocs;
