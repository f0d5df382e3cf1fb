import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { VendorTabs: 'to choose a studio' },
  keyboard: {
    Tab: 'Reaches the band, which rests, and its button',
    'Arrow left, Arrow right': 'Scroll the band where it does not move by itself',
    'Enter, Space': 'Stop or start it',
  },
  accessibility: ['It never starts where less motion is wanted. Its second copy is hidden from assistive technology.'],
  related: ['VendorLogo', 'VendorTabs'],
} satisfies ComponentDocs;
