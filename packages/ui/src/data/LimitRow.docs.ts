import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Progress: 'for the bar alone' },
  keyboard: { ...pressKeys, Tab: 'Reaches its actions' },
  accessibility: ['The bar is named with the limit and where it stands. The title is an `h4`.'],
  related: ['RowList', 'Progress', 'SessionBar'],
} satisfies ComponentDocs;
