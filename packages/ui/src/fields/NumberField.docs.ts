import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { MoneyField: 'for sums of money', Slider: 'for a figure that need not be exact' },
  keyboard: { Tab: 'Reaches the field' },
  accessibility: [
    'Digits and separators of the person’s locale are read while typing; once left, the number is shown in groups.',
  ],
  related: ['MoneyField', 'Slider'],
} satisfies ComponentDocs;
