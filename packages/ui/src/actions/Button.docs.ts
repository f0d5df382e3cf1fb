import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'A press that does something here: place, save, open, try again',
    'One accent button a view, for what brings money or commits',
  ],
  practice: [
    { do: 'Say what happens: “Confirm withdrawal”', not: 'Say “OK” or “Submit”' },
    { do: 'Keep it pressable and say what is missing', not: 'Disable it without a word' },
  ],
  instead: {
    Link: 'for a way to another page within a text',
    IconButton: 'where an icon alone says enough',
    CopyButton: 'for copying a text',
  },
  keyboard: pressKeys,
  accessibility: [
    'With `href` it is a link and says so: Enter follows it, Space does not.',
    'While busy it keeps its width and the focus, says that it is busy, and answers no press.',
  ],
  related: ['IconButton', 'Link', 'CopyButton', 'CountdownButton'],
} satisfies ComponentDocs;
