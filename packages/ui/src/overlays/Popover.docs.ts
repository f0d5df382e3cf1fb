import type { ComponentDocs } from '../internal/componentDocs.ts';
import { popoverKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: {
    Menu: 'for acts alone',
    Dialog: 'for what has to be finished first',
    Tooltip: 'for a few words about a control',
  },
  keyboard: popoverKeys,
  accessibility: ['A group named by its button. On a phone a sheet at the lower edge, with `sheet`.'],
  related: ['Menu', 'Dialog', 'Tooltip'],
} satisfies ComponentDocs;
