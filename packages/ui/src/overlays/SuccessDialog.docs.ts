import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Toaster: 'for what went well in passing' },
  keyboard: dialogKeys,
  accessibility: ['The focus starts on its one button.'],
  related: ['Toaster', 'WarningDialog'],
} satisfies ComponentDocs;
