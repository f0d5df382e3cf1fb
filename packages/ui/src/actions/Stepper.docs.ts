import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: {
    StepProgress: 'for short steps that come in one place',
    Timeline: 'for what has happened so far',
    Steps: 'for instructions',
  },
  keyboard: { ...linkKeys, Tab: 'Only steps that are done are links' },
  accessibility: ['The step under way is marked as current; “done” is said in words beside its tick.'],
  related: ['StepProgress', 'Timeline', 'Steps'],
} satisfies ComponentDocs;
