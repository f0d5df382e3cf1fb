import type { CallNotes } from '../notes.ts';

export const passwords = {
  changePassword: {
    group: 'passwords',
    title: 'Change the password',
    about: 'Changes the player’s password, which ends every session of the account.',
    refusals: ['login-failed', 'validation-failed'],
  },
  sendPasswordLetter: {
    group: 'passwords',
    title: 'Send a letter for a lost password',
    about:
      'Sends a reset e-mail if username and address match an account; the response does not reveal whether they do.',
    refusals: ['not-allowed'],
  },
  sendAccountCode: {
    group: 'passwords',
    title: 'Send a code to an account’s number',
    about: 'Sends a code for login or password reset.',
    refusals: ['code-not-sent', 'not-allowed'],
  },
  resetPassword: {
    group: 'passwords',
    title: 'Set a new password by code',
    about: 'Resets the password of a verified phone number, which ends every session of the account.',
    refusals: ['code-expired', 'code-wrong', 'not-allowed', 'validation-failed'],
  },
} as const satisfies Record<string, CallNotes>;
