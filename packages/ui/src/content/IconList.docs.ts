import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Steps: 'for what comes one after the other' },
  accessibility: ['A list; its icons are decoration.'],
  related: ['Steps', 'DialogAside', 'VipTier'],
} satisfies ComponentDocs;
