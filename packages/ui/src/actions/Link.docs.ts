import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A way to another page, also one that looks like a button'],
  practice: [{ do: 'Say where it leads', not: 'Say “click here”' }],
  instead: { Button: 'with `href`, for the one thing a page asks for' },
  keyboard: linkKeys,
  accessibility: ['Within a text it is underlined, so that its colour is not alone.'],
  related: ['Button', 'LinkRow', 'LinkProvider'],
} satisfies ComponentDocs;
