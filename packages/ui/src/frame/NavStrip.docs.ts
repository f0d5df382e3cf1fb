import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { NavBar: 'at a desk', CategoryStrip: 'on a phone' },
  keyboard: linkKeys,
  accessibility: ['A navigation named by `label`; the page shown is marked as current.'],
  related: ['NavBar', 'CategoryStrip'],
} satisfies ComponentDocs;
