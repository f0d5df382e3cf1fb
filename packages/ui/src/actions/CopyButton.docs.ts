import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: pressKeys,
  accessibility: [
    '“Copied” is announced once. Where the clipboard is closed to the page, the text is shown and selected.',
  ],
  related: ['Button', 'QrCode', 'IconButton'],
} satisfies ComponentDocs;
