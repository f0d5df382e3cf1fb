import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PageHeader: 'for a page that is no front page' },
  accessibility: ['It adds no landmark: what stands in it brings its own.'],
  related: ['Banner', 'WinnerBoard', 'DarkSurface'],
  anatomy: {
    story: 'Full',
    parts: [
      {
        name: 'Banner',
        find: '#storybook-root > div > div:nth-child(1)',
        text: 'The slides, in the place where reading begins.',
      },
      {
        name: 'Aside',
        find: '#storybook-root > div > div:nth-child(2)',
        text: 'What is live, such as winners: beside the banner on a desk, below it on a phone.',
      },
      {
        name: 'Footer',
        find: '#storybook-root > div > div:nth-child(3)',
        text: 'One line for all of the width, such as notices.',
      },
    ],
  },
} satisfies ComponentDocs;
