import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: {
    Tab: 'Reaches the crosses of the lines, then what stands below',
    'Enter, Space': 'Take a line away, press a button',
  },
  accessibility: ['A section named by its `h2`, which takes the focus when a line goes or the next step comes.'],
  related: ['NumberBoard', 'DrawHeader'],
  anatomy: {
    story: 'WithLines',
    parts: [
      { name: 'Title', find: 'h2', text: 'Takes the focus when a line goes or the next step comes.' },
      { name: 'Line', find: 'li span', text: 'The play.' },
      { name: 'Pick', find: 'li bdi[dir="ltr"]', text: 'What it is on, from left to right in every script.' },
      { name: 'Amount', find: 'li > bdi', text: 'Of the line.' },
      { name: 'Cross', find: 'li button', text: 'Takes the line away; without `onRemove` it is not there.' },
      { name: 'Sums', find: 'dl', text: 'The last one is what is paid, and strong.' },
      { name: 'Action', find: 'section > button', text: 'What comes next, given by the page.' },
    ],
  },
} satisfies ComponentDocs;
