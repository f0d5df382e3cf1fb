import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A sum in the currency of the person'],
  practice: [
    { do: 'Give the bounds in money: “₨100.00 to ₨50,000.00”', not: 'Read its value as a number of JavaScript' },
  ],
  instead: { NumberField: 'for a number that is no money', Slider: 'for a rough amount' },
  keyboard: {
    Tab: 'Reaches the field, the button for all there is, and the quick amounts',
    'Enter, Space': 'Press a button',
  },
  accessibility: [
    'Digits and separators of every script are understood. The quick amounts are a named group and say which one is pressed.',
  ],
  related: ['NumberField', 'Slider'],
  anatomy: {
    story: 'WithQuickAmounts',
    parts: [
      { name: 'Label', find: 'label', text: 'Says which sum is meant.' },
      {
        name: 'Currency',
        find: 'label + div > bdi',
        text: 'Stands where the locale reads it first; the label has to name it for assistive technology.',
      },
      {
        name: 'Sum',
        find: 'input:not([type="hidden"])',
        text: 'Takes digits and separators of every script, and is grouped once left.',
      },
      { name: 'Quick amounts', find: '[role="group"]', text: 'Say which one the sum is; `quickAmounts` gives them.' },
      { name: 'Message', find: '[role="group"] + p', text: 'The error, else the success, else the hint.' },
    ],
  },
} satisfies ComponentDocs;
