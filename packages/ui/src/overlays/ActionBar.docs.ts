import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Dialog: 'with `footer`, for the buttons of a dialog' },
  keyboard: { Tab: 'Goes through its buttons' },
  accessibility: ['It is the last part of the page in the order of reading, too.'],
  related: ['AccountDialog', 'Button'],
} satisfies ComponentDocs;
