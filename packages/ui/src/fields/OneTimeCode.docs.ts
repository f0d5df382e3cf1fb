import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { CodeField: 'where the button that asks for a code stands beside it' },
  keyboard: {
    Tab: 'Reaches the field, which is one',
    'Arrow left, Arrow right': 'Move between the digits',
    Backspace: 'Takes the last digit away',
  },
  accessibility: [
    'One input behind all boxes, so pasting and the phone’s own offer work. While it is checked it says that it is busy.',
  ],
  related: ['CodeField', 'CountdownButton'],
} satisfies ComponentDocs;
