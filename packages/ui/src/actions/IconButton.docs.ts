import type { ComponentDocs } from '../internal/componentDocs.ts';
import { pressKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Button: 'where words fit, for they are understood sooner' },
  keyboard: pressKeys,
  accessibility: [
    '`label` is its name; a toggle says whether it is pressed. Its target is 44 px where a finger points.',
  ],
  related: ['Button', 'Tooltip', 'CopyButton'],
} satisfies ComponentDocs;
