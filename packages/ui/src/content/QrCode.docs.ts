import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { CopyButton: 'beside it, for those who read on the device itself' },
  accessibility: ['An image named by `label`, which says where it leads. It stays dark on light in every theme.'],
  related: ['CopyButton', 'DownloadBanner'],
} satisfies ComponentDocs;
