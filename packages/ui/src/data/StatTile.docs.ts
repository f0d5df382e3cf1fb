import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { DescriptionList: 'for several facts in lines' },
  accessibility: ['Name and figure are a term and its description. Whether a change is good is said in words, too.'],
  related: ['Chart', 'DescriptionList'],
} satisfies ComponentDocs;
