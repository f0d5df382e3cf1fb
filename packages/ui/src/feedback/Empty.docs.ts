import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A list or a page without anything in it'],
  practice: [{ do: 'Say why, and offer the next step', not: 'Show it while things are still loading' }],
  instead: { Failure: 'where loading failed', LoadFrame: 'around it, to have all four states' },
  accessibility: ['Plain text and its actions; its art is decoration.'],
  related: ['Failure', 'LoadFrame', 'ClosedArt'],
} satisfies ComponentDocs;
