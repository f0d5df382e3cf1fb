import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Dialog: 'for a task of one step' },
  keyboard: dialogKeys,
  accessibility: ['It keeps its size over all steps. The heading of another step takes the focus.'],
  related: ['StepDialogPage', 'StepProgress', 'DialogAside'],
} satisfies ComponentDocs;
