import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { TopBar: 'at a desk' },
  keyboard: { Tab: 'Goes through its slots in their order' },
  accessibility: ['It adds no landmark: `Frame` puts it into the header.'],
  related: ['TopBar', 'Drawer', 'TabBar'],
} satisfies ComponentDocs;
