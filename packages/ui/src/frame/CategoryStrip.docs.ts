import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NavStrip: 'from 640 px on', NavBar: 'at a desk' },
  keyboard: linkKeys,
  accessibility: ['A navigation named by `label`; the page shown is marked as current.'],
  related: ['NavStrip', 'NavBar', 'Drawer'],
} satisfies ComponentDocs;
