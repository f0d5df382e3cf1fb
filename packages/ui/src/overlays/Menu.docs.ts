import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['Acts upon one thing, behind one button'],
  practice: [{ do: 'Name acts by verbs: “Copy”, “Remove”', not: 'Hide the main act of a page in it' }],
  instead: {
    Popover: 'for fields and texts',
    SelectField: 'for a value of a form',
    NavBar: 'for ways through the site',
  },
  keyboard: {
    Tab: 'Reaches the button; in the menu, closes it and goes on',
    'Enter, Space': 'Open the menu, do what the item says',
    'Arrow down': 'Opens the menu at its first item; in it, goes to the next and round',
    'Arrow up': 'Opens the menu at its last item; in it, goes to the one before and round',
    'Home, End': 'Go to the first or the last item',
    Letters: 'Go to the next item that begins so',
    Escape: 'Closes it; the focus goes back to the button',
  },
  accessibility: ['The menu button pattern. What cannot be done is still reached and read, with the reason below it.'],
  related: ['Popover', 'IconButton'],
} satisfies ComponentDocs;
