import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  accessibility: ['A quotation. A link in it reads from left to right and cannot be followed.'],
  related: ['CopyButton', 'QrCode'],
} satisfies ComponentDocs;
