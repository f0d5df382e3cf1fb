import type { CallNotes } from '../notes.ts';

export const registration = {
  registerSettings: {
    group: 'registration',
    title: 'Rules of the registration',
    about: 'Rules of the registration fields, and the bot check.',
    refusals: [],
  },
  checkUsername: {
    group: 'registration',
    title: 'Whether a username is free',
    about:
      'Checks whether a username is free, with alternatives if not. Reveals nothing else about the account and reserves nothing.',
    refusals: [],
  },
  checkAffiliate: {
    group: 'registration',
    title: 'Check an affiliate’s code',
    about: 'Checks an affiliate’s code on a domain: it succeeds, or is refused with `invitation-code-error`.',
    refusals: ['invitation-closed', 'invitation-code-error'],
  },
  humanChallenge: {
    group: 'registration',
    title: 'Sum for a bot check',
    about:
      'Arithmetic challenge for platforms with a check of their own: the answer goes into `captcha_output`, the id into `lot_number`.',
    refusals: [],
  },
  sendRegistrationCode: {
    group: 'registration',
    title: 'Send a code to register',
    about: 'Sends a code for registration.',
    refusals: ['code-not-sent', 'registration-closed'],
  },
  register: {
    group: 'registration',
    title: 'Register by username',
    about: 'Opens a player account by username and signs it in.',
    refusals: [
      'captcha-expired',
      'captcha-required',
      'human-check-failed',
      'invitation-closed',
      'invitation-code-error',
      'entry-refused',
      'not-allowed',
      'registration-closed',
      'registration-refused',
      'username-taken',
      'validation-failed',
    ],
  },
  registerMobile: {
    group: 'registration',
    title: 'Register by mobile number',
    about: 'Opens a player account by mobile number and signs it in.',
    refusals: [
      'code-expired',
      'code-wrong',
      'entry-refused',
      'not-allowed',
      'registration-closed',
      'registration-refused',
      'username-taken',
      'validation-failed',
    ],
  },
} as const satisfies Record<string, CallNotes>;
