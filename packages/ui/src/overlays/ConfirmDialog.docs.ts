import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { WarningDialog: 'for what has to be known, not decided', CountConfirm: 'for what ends other contracts' },
  keyboard: { ...dialogKeys, Tab: 'Goes from answer to answer; the focus starts on the one that changes nothing' },
  accessibility: ['An `alertdialog` described by its text.'],
  related: ['WarningDialog', 'Dialog'],
} satisfies ComponentDocs;
