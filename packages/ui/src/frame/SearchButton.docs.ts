import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'new',
  since: '0.1.0',
  instead: { SearchField: 'to filter what is on the page' },
  keyboard: linkKeys,
  accessibility: ['It says its shortcut to assistive technology. It is a link, because the search has an address.'],
  related: ['SearchDialog', 'TopBar', 'MobileHeader'],
} satisfies ComponentDocs;
