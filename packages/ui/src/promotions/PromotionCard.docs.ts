import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: {
    PromotionDetail: 'for the terms in full',
    Reward: 'for what was earned by an offer',
    Banner: 'for what fills the head of a page',
  },
  keyboard: {
    Tab: 'Reaches the way to the details, then the button',
    Enter: 'Follows the link',
    'Enter, Space': 'Press the button',
  },
  accessibility: ['Link and button are named with the offer. The picture is decoration: the title says it.'],
  related: ['PromotionDetail', 'Reward', 'CardRow'],
  anatomy: {
    story: 'Joined',
    parts: [
      { name: 'Picture', find: 'article img', text: 'Decoration, darkened at the start where words stand.' },
      {
        name: 'Kind',
        find: 'article div:first-child > div > p:first-child',
        text: 'Over the figure, if there is one.',
      },
      { name: 'Title', find: 'article h3', text: 'Names link and button, too.' },
      { name: 'Facts', find: 'article dl', text: 'The limits by name.' },
      { name: 'Terms', find: 'article dl + p', text: 'In words, beside the button and not behind it.' },
      { name: 'State and ways on', find: 'article p + div:last-child', text: 'How it stands, and what can be done.' },
    ],
  },
} satisfies ComponentDocs;
