import type { CallNotes } from '../notes.ts';

export const account = {
  memberInfo: {
    group: 'account',
    title: 'Who is logged in',
    about: 'The player of the session, with the type that decides between player, trial account and agent.',
    refusals: [],
  },
  playerAvatar: {
    group: 'account',
    title: 'The player’s picture',
    about: 'Avatar of the player; null if none was chosen.',
    refusals: [],
  },
  unreadCount: {
    group: 'account',
    title: 'Counts at the picture',
    about: 'Counts for the badge on the avatar.',
    refusals: [],
  },
  memberCounts: {
    group: 'account',
    title: 'Counts in the member centre',
    about: 'Counts for the member centre’s menu: claimable missions and rewards, unread messages.',
    refusals: [],
  },
  memberProfile: {
    group: 'account',
    title: 'Profile',
    about:
      'Player’s profile. Contacts are always masked; a fixed number belongs to a third-party account and cannot be changed or unlinked, and a birthday cannot be changed.',
    refusals: [],
  },
  saveProfile: {
    group: 'account',
    title: 'Set nickname or birthday',
    about: 'Sets the nickname, or a birthday not yet set.',
    refusals: ['validation-failed'],
  },
  memberIcons: {
    group: 'account',
    title: 'Pictures to choose from',
    about: 'Selectable avatars, in display order.',
    refusals: [],
  },
  chooseIcon: {
    group: 'account',
    title: 'Choose a picture',
    about: 'Sets the picture of the player, and answers with its address.',
    refusals: ['not-found'],
  },
  loginHistory: {
    group: 'account',
    title: 'Latest logins',
    about:
      'Latest logins, newest first, with time (ms), shortened address, device and method. `current` is the calling session.',
    refusals: [],
  },
  openSessions: {
    group: 'account',
    title: 'Open sessions',
    about:
      'Open sessions of the account, newest first, with start (ms), shortened address and device, but no token. `current` is the calling session.',
    refusals: [],
  },
  endSession: {
    group: 'account',
    title: 'End one session',
    about: 'Ends one session of the account, named by its id.',
    refusals: [],
  },
  endOtherSessions: {
    group: 'account',
    title: 'End all other sessions',
    about: 'Ends every session of the account but the calling one.',
    refusals: [],
  },
  pushChoices: {
    group: 'account',
    title: 'Messages to devices',
    about:
      'Topics of messages that reach the player’s devices, the marketing answer for this channel, and whether a locked screen shows amounts. `key` is the public key (VAPID) that browsers subscribe with; null where the platform stands in for their service.',
    refusals: [],
  },
  choosePushes: {
    group: 'account',
    title: 'Choose messages to devices',
    about:
      'Sets the choices, and adds the device that `device` names. Without a topic every device is forgotten. Offers need `marketing`, and none may be sent while the player rests; without `details` no message names an amount or a game.',
    refusals: [],
  },
  sendContactCode: {
    group: 'account',
    title: 'Send a code to a contact',
    about:
      'Sends a code to a new contact, or to the current one (`side` "held"), whose owner must agree first. Returns its lifetime in minutes, regardless of whether another account has the contact.',
    refusals: ['contact-fixed', 'validation-failed'],
  },
  bindContact: {
    group: 'account',
    title: 'Set or replace a contact',
    about:
      'Binds a contact with the code sent to it; a replacement also needs the code sent to the previous one. Returns it masked.',
    refusals: ['contact-refused', 'code-expired', 'code-wrong', 'contact-fixed', 'validation-failed'],
  },
  setPaymentPassword: {
    group: 'account',
    title: 'Set the payment password',
    about:
      'Sets the first payment password, confirmed by the login password, or replaces it, confirmed by the previous one. Refused by field; `readTriesLeft` returns the remaining tries.',
    refusals: ['login-failed', 'payment-password-locked', 'payment-password-wrong', 'validation-failed'],
  },
  prepareAuthenticator: {
    group: 'account',
    title: 'Prepare an authenticator',
    about:
      'Creates a secret for an authenticator app, as text and as the URL in its QR code; it takes effect once verified.',
    refusals: [],
  },
  chooseVerification: {
    group: 'account',
    title: 'Choose how logins are verified',
    about:
      'Chooses how logins from unknown addresses are verified, confirmed once by the same method (`answer`): a code by SMS or e-mail (`sendVerification`), a code of the prepared authenticator, or the name on the bank account.',
    refusals: ['code-expired', 'verification-wrong'],
  },
  closingState: {
    group: 'account',
    title: 'What stands against closing',
    about: 'What must be settled before the account can be closed, and how long its data is kept.',
    refusals: [],
  },
  closeAccount: {
    group: 'account',
    title: 'Close the account',
    about: 'Closes the account for good and ends all its sessions.',
    refusals: ['closing-blocked', 'login-failed'],
  },
} as const satisfies Record<string, CallNotes>;
