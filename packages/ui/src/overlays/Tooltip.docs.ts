import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Popover: 'for what can be pressed' },
  keyboard: { Tab: 'Shows the words at once with the focus of the control', Escape: 'Hides them' },
  accessibility: ['It describes its control and is never the only place of what is needed: a finger does not see it.'],
  related: ['IconButton', 'Popover'],
} satisfies ComponentDocs;
