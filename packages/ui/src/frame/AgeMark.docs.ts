import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { ...linkKeys, Tab: 'Only with `href`' },
  accessibility: ['The mark is text, or the picture’s alternative text.'],
  related: ['Footer', 'LicenceSeal'],
} satisfies ComponentDocs;
