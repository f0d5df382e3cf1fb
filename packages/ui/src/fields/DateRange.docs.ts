import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { SelectField: 'for a few fixed spans' },
  keyboard: {
    Tab: 'Reaches the field, then the button; in the panel the presets, the months and the day',
    'Enter, Space': 'Open the panel, choose a preset or a day',
    Enter: 'In the field, takes what was typed',
    'Arrow keys': 'In the calendar, go by a day or a week, in the direction of reading',
    'Home, End': 'Go to the first or the last day of the week',
    'Page up, Page down': 'Go by a month',
    'Shift+Page up, Shift+Page down': 'Go by a year',
    Escape: 'Closes the panel; the focus goes back to the button',
  },
  accessibility: [
    'Days can be typed as well as chosen. What to choose next is announced, and each day is named in full.',
  ],
  related: ['FilterBar', 'SelectField'],
} satisfies ComponentDocs;
