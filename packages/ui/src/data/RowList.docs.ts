import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { RecordTable: 'for records that are compared column by column' },
  accessibility: ['A list named by `label`.'],
  related: ['LinkRow', 'LimitRow', 'MessageRow', 'Mission'],
} satisfies ComponentDocs;
