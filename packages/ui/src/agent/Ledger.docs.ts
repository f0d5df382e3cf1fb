import type { ComponentDocs } from '../internal/componentDocs.ts';
import { popoverKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { DescriptionList: 'for facts that do not add up' },
  keyboard: { ...popoverKeys, Tab: 'Reaches each figure that has a sum behind it' },
  accessibility: ['Lines are terms and values. Whether a condition is met is said in words beside its mark.'],
  related: ['FormulaPopover', 'DescriptionList', 'BillStatus'],
} satisfies ComponentDocs;
