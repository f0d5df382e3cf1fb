import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { DeadlineChip: 'for the time left alone' },
  accessibility: ['The day is a `time` with its machine form. Nothing counts by itself, so nothing interrupts.'],
  related: ['DeadlineChip', 'AttentionCards', 'RequestList'],
} satisfies ComponentDocs;
