import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Panel: 'for what asks for nothing' },
  accessibility: ['A section named by its `h2`.'],
  related: ['Mission', 'Panel'],
} satisfies ComponentDocs;
