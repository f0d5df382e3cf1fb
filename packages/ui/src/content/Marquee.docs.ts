import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { NoticeList: 'for notices to be read', Alert: 'for what must not be missed' },
  keyboard: {
    Tab: 'Reaches the notices, which stops them, and the buttons',
    'Enter, Space': 'Open a notice, press a button',
  },
  accessibility: [
    'It rests under the pointer and the focus, has a pause button, and never moves where less motion is wanted; there, arrows turn it.',
  ],
  related: ['NoticeList', 'Banner'],
} satisfies ComponentDocs;
