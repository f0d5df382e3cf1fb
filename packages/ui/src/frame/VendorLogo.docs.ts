import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  accessibility: ['The name is always text, also where the studio’s word mark is drawn.'],
  related: ['VendorMenu', 'VendorStrip', 'VendorTabs'],
} satisfies ComponentDocs;
