import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['One game in a grid or a row of a lobby'],
  practice: [{ do: 'Give all cards of a row one shape', not: 'Show more than two tags' }],
  instead: { RoomCard: 'for a table between players', DrawCard: 'for a lottery', PromotionCard: 'for an offer' },
  keyboard: {
    Tab: 'Reaches the art, then the heart',
    Enter: 'Plays the game; of one under maintenance, says so to the page',
    'Space, Enter': 'On the heart, keep the game or let it go',
  },
  accessibility: [
    'The link is named “Play” and the title; under maintenance its name says so instead. The art is decoration.',
    'The heart says whether it is pressed, by its form as well as by its colour.',
  ],
  related: ['GameGrid', 'CardRow', 'DrawCard', 'PromotionCard'],
  anatomy: {
    story: 'WithTwoTags',
    parts: [
      {
        name: 'Art',
        find: 'article > a',
        text: 'The link, in 3:4 or 8:5. Hovered or focused, it says what a press does.',
      },
      { name: 'Tags', find: 'article > a + span', text: 'Two at most, in the corner where reading begins.' },
      { name: 'Title', find: 'article b', text: 'One line, cut at its end; the link is named by all of it.' },
      { name: 'Studio', find: 'article bdi', text: 'In its own script in every language.' },
      { name: 'Heart', find: 'article button', text: 'A toggle for members; without `favourites` it is not there.' },
    ],
  },
} satisfies ComponentDocs;
