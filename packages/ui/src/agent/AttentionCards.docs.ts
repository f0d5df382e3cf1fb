import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Alert: 'for one thing that has to be known on this page' },
  keyboard: { ...pressKeys, Tab: 'Reaches the actions of each card, then the button that shows all' },
  accessibility: ['At most three are shown at first; the button that shows the others says whether they are.'],
  related: ['RequestList', 'Deadline', 'Panel'],
} satisfies ComponentDocs;
