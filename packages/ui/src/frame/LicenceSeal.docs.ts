import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { ...linkKeys, Tab: 'Only with `href`' },
  accessibility: ['An image named by the licence.'],
  related: ['Footer', 'AgeMark'],
} satisfies ComponentDocs;
