import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { AvatarPicker: 'for one of the faces that are offered' },
  keyboard: { Tab: 'Reaches the field, then the buttons of each file', 'Enter, Space': 'Choose files, press a button' },
  accessibility: [
    'Dropping is never the only way. What was refused is announced with its name and why; the focus waits on the field when a file goes.',
  ],
  related: ['AvatarPicker', 'Progress'],
} satisfies ComponentDocs;
