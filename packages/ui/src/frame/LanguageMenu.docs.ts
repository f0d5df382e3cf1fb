import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: {
    Tab: 'Reaches the button, then the languages; leaving closes the menu',
    'Enter, Space': 'Open and close the menu, choose a language',
    'Arrow down': 'Opens the menu and goes to its first language; in it, to the next',
    'Arrow up': 'Goes to the language before',
    'Home, End': 'Go to the first or the last language',
    Escape: 'Closes the menu; the focus goes back to the button',
  },
  accessibility: [
    'Each name carries its own language and direction, so that it is pronounced right. Flags are decoration.',
  ],
  related: ['AccountMenu', 'TopBar'],
} satisfies ComponentDocs;
