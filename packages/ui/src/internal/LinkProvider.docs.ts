import type { ComponentDocs } from './componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['The links that it draws have to be real `<a href>`, so that they can be opened in a new tab.'],
  related: ['Link', 'Root'],
} satisfies ComponentDocs;
