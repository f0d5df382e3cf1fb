import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NavStrip: 'on a portrait tablet', CategoryStrip: 'on a phone' },
  keyboard: {
    Tab: 'Goes from link to link and to the caret of each category; leaving a drop-down closes it',
    Enter: 'Follows a link',
    'Enter, Space': 'On a caret, open and close its drop-down',
    'Arrow down': 'Opens the drop-down and goes to its first link',
    Escape: 'Closes it; the focus goes back to the caret',
  },
  accessibility: [
    'A navigation named by `label`; carets are named with their category. A row that the keyboard is in does not go while the page scrolls.',
  ],
  related: ['VendorMenu', 'TopBar', 'NavStrip'],
  anatomy: {
    story: 'Closed',
    parts: [
      { name: 'Logo', find: 'div:has(+ nav)', text: 'Leads home; past the first bar it may be the mark alone.' },
      { name: 'Place', find: 'nav a', text: 'The page that is open is underlined and said to be current.' },
      {
        name: 'Caret',
        find: 'nav li button',
        text: 'Lets the studios of its category down; the name beside it is a link.',
      },
      { name: 'End', find: 'nav + *', text: 'What belongs to the whole page, such as the way to the search.' },
    ],
  },
} satisfies ComponentDocs;
