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
} satisfies ComponentDocs;
