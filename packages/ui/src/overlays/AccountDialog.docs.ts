import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Dialog: 'for one task' },
  keyboard: { ...dialogKeys, Tab: 'Goes through the menu, the head and the page, and round' },
  accessibility: [
    'Another page begins at its top; its title takes the focus where the link that led to it is out of sight.',
  ],
  related: ['Dialog', 'ActionBar'],
} satisfies ComponentDocs;
