import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { Tab: 'Goes through the slots in their order: session, header, side, hero, content, footer, tabs' },
  accessibility: ['It brings the landmarks for header and main; the parts in the other slots bring theirs.'],
  related: ['Main', 'SkipLink', 'Footer'],
} satisfies ComponentDocs;
