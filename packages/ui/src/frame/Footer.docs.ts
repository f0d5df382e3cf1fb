import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: linkKeys,
  accessibility: ['The page’s footer landmark; its columns have headings of the second level.'],
  related: ['AgeMark', 'LicenceSeal', 'Frame'],
} satisfies ComponentDocs;
