import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dropDownKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { LanguageMenu: 'for languages' },
  keyboard: dropDownKeys,
  accessibility: ['The number of what waits is said with the button’s name. The picture is decoration.'],
  related: ['Avatar', 'CountBadge', 'TopBar', 'MobileHeader'],
} satisfies ComponentDocs;
