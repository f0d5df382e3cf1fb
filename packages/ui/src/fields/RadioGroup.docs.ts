import type { ComponentDocs } from '../internal/componentDocs.ts';
import { radioKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { SelectField: 'for more than about six', SegmentedControl: 'to change a view' },
  keyboard: radioKeys,
  accessibility: ['Native radio buttons in a named group; hint and error describe the group.'],
  related: ['SelectField', 'SegmentedControl', 'Checkbox'],
} satisfies ComponentDocs;
