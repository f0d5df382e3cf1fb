import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  keyboard: { ...linkKeys, Tab: 'Only with `href`' },
  accessibility: ['With `alt` empty it is decoration, as beside a name; alone it needs one.'],
  related: ['AvatarPicker', 'AccountMenu', 'Picture'],
} satisfies ComponentDocs;
