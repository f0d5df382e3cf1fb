import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: {
    Tab: 'Reaches the quick choices and the board; each row is one stop',
    'Arrow left, Arrow right': 'Go from sign to sign and round the end; words follow the direction of reading',
    'Home, End': 'Go to the first or the last',
    'Enter, Space': 'Choose the sign, or let it go',
    Digits: 'Go to that figure and choose it',
  },
  accessibility: ['Each row is a toolbar named by its label; each sign says whether it is pressed.'],
  related: ['BetSlip', 'NumberField'],
} satisfies ComponentDocs;
