import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { RecordTable: 'for requests that are compared' },
  keyboard: { ...pressKeys, Tab: 'Reaches the actions of each request' },
  accessibility: ['The icon that tells the reader’s requests from the others’ is decoration: the title says it.'],
  related: ['AttentionCards', 'Deadline', 'Panel'],
} satisfies ComponentDocs;
