import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NavBar: 'at a desk', Dialog: 'for a task' },
  keyboard: dialogKeys,
  accessibility: ['A dialog with a navigation in it. Categories with studios are native disclosures.'],
  related: ['MobileHeader', 'TabBar', 'NavBar'],
} satisfies ComponentDocs;
