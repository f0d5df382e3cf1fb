import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { CodeField: 'where the code is typed beside it' },
  keyboard: pressKeys,
  accessibility: [
    'The start and the end of the wait are announced, the seconds between are not. While waiting it keeps the focus.',
  ],
  related: ['CodeField', 'OneTimeCode', 'Button'],
} satisfies ComponentDocs;
