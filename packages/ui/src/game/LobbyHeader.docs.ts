import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PageHeader: 'for a page that is no lobby' },
  accessibility: ['Its title is the `h1` of the page.'],
  related: ['Jackpot', 'VendorTabs', 'PageHeader'],
} satisfies ComponentDocs;
