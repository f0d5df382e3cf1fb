import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['Parts of one page, of which one is looked at'],
  practice: [
    { do: 'Keep each part in the address, so that it can be shared', not: 'Put the next step of a form behind a tab' },
  ],
  instead: {
    SegmentedControl: 'for a choice that changes what a view shows, not the view',
    VendorTabs: 'for the studios of a lobby',
  },
  keyboard: {
    Tab: 'Reaches the selected tab, then its view',
    'Arrow left, Arrow right': 'Select the tab before or after, in the direction of reading',
    'Home, End': 'Select the first or the last tab',
  },
  accessibility: [
    'Tabs and views are tied to each other by the tabs pattern. A view that is alone has no tab and is no stop of Tab.',
  ],
  related: ['SegmentedControl', 'Accordion', 'VendorTabs'],
} satisfies ComponentDocs;
