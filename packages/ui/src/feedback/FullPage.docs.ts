import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Failure: 'for one part of a page' },
  keyboard: { ...linkKeys, Tab: 'Reaches what stands in it' },
  accessibility: ['Its `h1` can take the focus, so that a page that turned into this one is read from there.'],
  related: ['Failure', 'ClosedArt'],
} satisfies ComponentDocs;
