import type { ComponentDocs } from '../internal/componentDocs.ts';
import { dialogKeys } from '../internal/docsKeys.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  use: ['A task or a question that the page waits for'],
  practice: [
    { do: 'Name it by what it asks: “Cancel this withdrawal?”', not: 'Open one by itself over what a person is doing' },
  ],
  instead: {
    StepDialog: 'for a task in steps',
    ConfirmDialog: 'for a question',
    Popover: 'for a few things beside a button',
    AccountDialog: 'for many pages of one account',
  },
  keyboard: dialogKeys,
  accessibility: [
    'Named by its title. The page below is inert and does not scroll. The focus starts on the first field, without opening a finger’s keyboard.',
    'With a foot, the text between scrolls and is a stop of its own. Without `onClose` nothing closes it.',
  ],
  related: ['StepDialog', 'ConfirmDialog', 'DialogBanner', 'AccountDialog'],
  anatomy: {
    story: 'WithAForm',
    parts: [
      {
        name: 'Scrim',
        find: 'div[aria-hidden]:has(+ [role="dialog"])',
        text: 'Darkens the page, which is out of reach. A press on it closes the dialog.',
      },
      { name: 'Title', find: '[role="dialog"] h2', text: 'Names the dialog.' },
      { name: 'Close', find: '[role="dialog"] h2 + button', text: 'Missing where the dialog has to be finished.' },
      {
        name: 'Content',
        find: '[role="dialog"] > div > div > div:nth-of-type(2)',
        text: 'Scrolls between head and foot where it is long.',
      },
    ],
  },
} satisfies ComponentDocs;
