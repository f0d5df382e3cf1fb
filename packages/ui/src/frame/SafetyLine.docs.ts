import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.2.0',
  instead: { Footer: 'for the foot of an ordinary page' },
  keyboard: linkKeys,
  accessibility: ['A section named by `label`; numbers to call keep their order from right to left.'],
  related: ['Footer', 'LicenceSeal', 'GameFrame'],
} satisfies ComponentDocs;
