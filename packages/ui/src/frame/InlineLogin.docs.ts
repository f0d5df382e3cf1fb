import type { ComponentDocs } from '../internal/componentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  instead: { Dialog: 'for logging in on a phone' },
  keyboard: {
    Tab: 'Goes through the fields, the eye, the links and the buttons',
    Enter: 'Logs in',
    Space: 'Presses a button',
  },
  accessibility: [
    'What is missing is announced, and the first empty field takes the focus. Labels rise above what is typed and stay.',
  ],
  related: ['TopBar', 'PasswordField', 'SocialLogin'],
} satisfies ComponentDocs;
