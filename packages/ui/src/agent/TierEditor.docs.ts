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
      { name: 'Header', find: 'section > div:first-child', text: 'Says whom the tiers are for.' },
      {
        name: 'Tier',
        find: 'tbody [role="rowheader"]',
        text: 'Its name stands before its fields, and is part of their names.',
      },
      {
        name: 'Field',
        find: 'tbody input',
        text: 'One for each condition, with its bound below; an error takes a line of its own.',
      },
      {
        name: 'Keeps',
        find: 'tbody td[data-label]',
        text: 'What is left for who pays; a loss is red and has a minus.',
      },
      { name: 'Remove', find: 'tbody button[aria-label]', text: 'Not there for the only tier.' },
      {
        name: 'Add',
        find: 'section > div:last-child button',
        text: 'Says what the new tier starts from, or why there can be no more.',
      },
    ],
  },
} satisfies ComponentDocs;
