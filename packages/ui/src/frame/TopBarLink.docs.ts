import type { ComponentDocs } from '../internal/componentDocs.ts';
import { linkKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Link: 'on a page' },
  keyboard: linkKeys,
  accessibility: ['Its words are its name; the icon is decoration.'],
  related: ['TopBar'],
} satisfies ComponentDocs;
