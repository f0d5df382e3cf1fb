import type { Fault } from '../fault.ts';

export const messageFaults: readonly Fault[] = [
  {
    id: 'missing-in-thai',
    area: 'messages',
    says: 'A Thai page shows one text in English: it has no translation.',
    file: 'packages/messages/catalogues/TH/deposit.json',
    from: '  "deposit.quick": "จำนวนด่วน",\n',
    to: '',
    foundBy: {
      step: 'unit',
      file: 'packages/messages/src/messages.test.ts',
      test: 'has the messages that English has',
    },
    tier: 'quick',
  },
  {
    id: 'argument-lost-in-urdu',
    area: 'messages',
    says: 'The Urdu text of a limit no longer says how much is left.',
    file: 'packages/messages/catalogues/UR/deposit.json',
    from: 'جمع کی حد میں {amount} باقی',
    to: 'جمع کی حد میں {sum} باقی',
    foundBy: { step: 'unit', file: 'packages/messages/src/messages.test.ts', test: 'UR I18-04 formats every message' },
    tier: 'quick',
  },
];
