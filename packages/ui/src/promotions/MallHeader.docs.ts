import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { PageHeader: 'for other pages' },
  keyboard: linkKeys,
  accessibility: ['Its title is the `h1` of the page. The purse says that it is busy while it loads.'],
  related: ['PointsItem', 'PageHeader'],
} satisfies ComponentDocs;
