import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  keyboard: pressKeys,
  accessibility: [
    'Both answers are a group named by the question. The thanks are announced and take the focus of the button that goes.',
  ],
  related: ['Article', 'Prose'],
} satisfies ComponentDocs;
