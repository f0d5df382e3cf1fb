import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { TierWords: 'to read the tiers', ContractDifference: 'to compare old terms and new' },
  keyboard: { Tab: 'Goes from field to field, then to the buttons of a tier', 'Enter, Space': 'Press a button' },
  accessibility: [
    'Each field is named with its tier. Errors are announced; given the focus, the editor passes it on to the first wrong field.',
    'The focus goes to the first field of a tier that was added, and to the button that adds one when a tier goes.',
  ],
  related: ['ContractDifference', 'TierMeter', 'NumberField'],
  anatomy: {
    story: 'OfTwoTiers',
    parts: [
      {
        name: 'Column',
        find: 'thead th:nth-child(2)',
        text: 'Heads the fields; on a phone each field has it for a label.',
      },
      { name: 'Tier', find: 'tbody th', text: 'Names its row and, for assistive technology, each field of it.' },
      { name: 'Field', find: 'tbody input', text: 'A number of the locale.' },
      { name: 'Bound', find: 'tbody td p', text: 'What is allowed; red where it is broken.' },
      { name: 'Kept', find: 'tbody td:nth-last-child(2)', text: 'What the person who pays keeps.' },
      { name: 'Remove', find: 'tbody button', text: 'Missing where one tier is left.' },
      {
        name: 'Add',
        find: 'table + div button',
        text: 'Disabled with a reason where there are as many as there may be.',
      },
    ],
  },
} satisfies ComponentDocs;
