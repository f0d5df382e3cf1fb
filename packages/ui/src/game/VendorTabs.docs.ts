import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Tabs: 'for views of one subject', VendorStrip: 'to show studios without a choice' },
  keyboard: {
    Tab: 'Reaches the tab that was chosen first',
    'Arrow left, Arrow right': 'Go to the studio before or after, in the direction of reading and round the ends',
    'Home, End': 'Go to the first or the last studio',
    'Enter, Space': 'Choose the studio',
  },
  accessibility: [
    'The tabs pattern over links, so that a studio can be opened in a tab of the browser. Arrows of the keyboard move the focus alone.',
  ],
  related: ['LobbyBar', 'VendorLogo', 'LobbyHeader'],
} satisfies ComponentDocs;
