import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: linkKeys,
  accessibility: ['The name is the text of the link; the mark is decoration.'],
  related: ['TopBar', 'NavBar', 'MobileHeader'],
} satisfies ComponentDocs;
