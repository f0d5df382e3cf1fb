import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Switch: 'for what is in force at once', RadioGroup: 'for one of a few' },
  keyboard: { Tab: 'Reaches the box', Space: 'Ticks it or takes the tick away' },
  accessibility: ['Its words are its label and press it, too. Hint and error describe it.'],
  related: ['Switch', 'RadioGroup'],
} satisfies ComponentDocs;
