import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: {
    Tabs: 'for panels of one page',
    SegmentedControl: 'for two to four choices that always fit in a row',
    Chip: 'for a choice that can be combined, or an applied filter',
  },
  keyboard: { Tab: 'Goes from chip to chip', 'Enter, Space': 'Chooses it' },
  accessibility: ['A group with a name; each chip says whether it is pressed, and its count after its name.'],
  related: ['Chip', 'SegmentedControl'],
} satisfies ComponentDocs;
