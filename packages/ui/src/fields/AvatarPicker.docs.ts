import type { ComponentDocs } from '../internal/componentDocs.ts';
import { radioKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { FileUpload: 'for a picture of one’s own' },
  keyboard: radioKeys,
  accessibility: ['Native radio buttons in a named group; each face has a name.'],
  related: ['Avatar', 'RadioGroup', 'FileUpload'],
} satisfies ComponentDocs;
