import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Banner: 'for several slides' },
  keyboard: linkKeys,
  accessibility: ['A section named by its title. Give the code in it a `label` that says where it leads.'],
  related: ['QrCode', 'Banner', 'Button'],
} satisfies ComponentDocs;
