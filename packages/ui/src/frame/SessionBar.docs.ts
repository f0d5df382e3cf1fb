import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { RealityCheck: 'to interrupt after a set time' },
  keyboard: { Tab: 'Reaches the figures where they scroll, the limits and the action', Enter: 'Follows a link' },
  accessibility: ['A section named by `label`. Nothing in it is announced, for it changes all the time.'],
  related: ['RealityCheck', 'LimitRow', 'Frame'],
} satisfies ComponentDocs;
