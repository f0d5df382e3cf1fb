import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Button: 'with `href`, for the one thing a page asks for' },
  keyboard: linkKeys,
  accessibility: ['Within a text it is underlined, so that its colour is not alone.'],
  related: ['Button', 'LinkRow', 'LinkProvider'],
} satisfies ComponentDocs;
