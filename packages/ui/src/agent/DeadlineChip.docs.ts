import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { Deadline: 'with the day it ends on' },
  accessibility: ['The clock is decoration; the words say what is left.'],
  related: ['Deadline', 'Badge'],
} satisfies ComponentDocs;
