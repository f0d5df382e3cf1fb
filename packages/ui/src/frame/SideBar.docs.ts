import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: linkKeys,
  accessibility: ['A complementary landmark. Each icon is named in words and shows them as a tooltip.'],
  related: ['SideTab', 'Frame'],
} satisfies ComponentDocs;
