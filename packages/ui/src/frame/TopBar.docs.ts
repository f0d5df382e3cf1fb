import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { MobileHeader: 'on a phone' },
  keyboard: { Tab: 'Goes through its start, then its end' },
  accessibility: ['It adds no landmark: `Frame` puts it into the header.'],
  related: ['NavBar', 'MobileHeader', 'TopBarLink', 'InlineLogin'],
} satisfies ComponentDocs;
