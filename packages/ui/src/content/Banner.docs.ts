import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A few offers at the top of a page'],
  practice: [{ do: 'Let it rest on touch, focus and hover', not: 'Put words into the picture that are nowhere else' }],
  instead: { Hero: 'around it on a front page', DownloadBanner: 'for the invitation to install' },
  keyboard: {
    Tab: 'Reaches the pause button, the dots, the slide and the arrows; while the focus is inside, nothing moves',
    'Arrow left, Arrow right': 'Show the slide before or after, in the direction of reading',
    'Enter, Space': 'Press a button',
  },
  accessibility: [
    'Slides move only where motion is wanted, and stop at the button or under the focus. Only the slide shown can be reached.',
    'While it stands still, a change of slide is announced.',
  ],
  related: ['Hero', 'Marquee', 'DownloadBanner'],
} satisfies ComponentDocs;
