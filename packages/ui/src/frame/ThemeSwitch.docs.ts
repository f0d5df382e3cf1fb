import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Switch: 'for a setting on a form' },
  keyboard: pressKeys,
  accessibility: ['Its name says what it does; it has no state of its own, so it never says one that is wrong.'],
  related: ['TopBar'],
} satisfies ComponentDocs;
