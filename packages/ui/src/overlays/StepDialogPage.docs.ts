import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  keyboard: { Tab: 'Goes through head, content and foot', Enter: 'In a field, goes on to the next step' },
  accessibility: ['Its title names the dialog. Back and close are buttons with names.'],
  related: ['StepDialog', 'StepProgress'],
} satisfies ComponentDocs;
