import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { ConfirmDialog: 'for a decision', Alert: 'for what need not interrupt' },
  keyboard: dialogKeys,
  accessibility: ['An `alertdialog` described by its text; the focus starts on the way out.'],
  related: ['ConfirmDialog', 'SuccessDialog'],
} satisfies ComponentDocs;
