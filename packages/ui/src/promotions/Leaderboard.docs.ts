import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { WinnerBoard: 'for wins that pass by' },
  keyboard: { Tab: 'Reaches the list where it scrolls', 'Arrow up, Arrow down': 'Scroll it' },
  accessibility: ['A section named by its title, with an ordered list; one’s own row is marked as current.'],
  related: ['WinnerBoard', 'Avatar'],
  anatomy: {
    story: 'WithOnesOwnRow',
    parts: [
      { name: 'Title', find: 'h2', text: 'Names the list.' },
      { name: 'Place', find: 'li > bdi:first-child', text: 'In brass where it is paid most.' },
      { name: 'Picture', find: 'li > bdi + span', text: 'Decoration.' },
      { name: 'Name', find: 'li > span > bdi', text: 'Masked by the platform.' },
      { name: 'Score', find: 'li > bdi:last-child', text: 'Keeps to one edge in every script.' },
      { name: 'Own row', find: 'li[aria-current]', text: 'Last where one is not among the first.' },
    ],
  },
} satisfies ComponentDocs;
