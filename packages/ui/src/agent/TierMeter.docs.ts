import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Progress: 'for one bar' },
  keyboard: {
    Tab: 'Reaches the tiers once all are shown, as they scroll, and then the button that shows them',
    'Enter, Space': 'Press the button',
    'Arrow left, Arrow right': 'Scroll the tiers',
  },
  accessibility: ['Each condition is one sentence for assistive technology; bars and thresholds are hidden from it.'],
  related: ['TierWords', 'TierEditor', 'Progress'],
} satisfies ComponentDocs;
