import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: linkKeys,
  accessibility: ['A list of links. “Hot” is said in words.'],
  related: ['NavBar', 'VendorLogo'],
} satisfies ComponentDocs;
