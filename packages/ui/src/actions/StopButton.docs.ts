import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.2.0',
  instead: { Button: 'for everything but the stop of all play' },
  keyboard: { Tab: 'Reaches it', 'Enter, Space': 'Stops all play' },
  accessibility: ['Its name says for how long play stops.'],
  related: ['Button', 'SessionBar', 'GameFrame'],
} satisfies ComponentDocs;
