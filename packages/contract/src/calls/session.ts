import type { CallNotes } from '../notes.ts';

export const session = {
  login: {
    group: 'session',
    title: 'Log in',
    about:
      'Exchanges username and password, or mobile number and code, for a token; `firebase` is a number verified by another service, with its ID token. `attempt` identifies a try whose response may be lost: repeating it returns the same.',
    refusals: [
      'captcha-expired',
      'captcha-required',
      'captcha-wrong',
      'code-expired',
      'code-wrong',
      'entry-refused',
      'login-failed',
      'not-allowed',
      'number-unknown',
      'phone-code-expired',
    ],
  },
  logout: {
    group: 'session',
    title: 'Log out',
    about: 'Ends the session; its token is worth nothing from then on.',
    refusals: [],
  },
  sessionLife: {
    group: 'session',
    title: 'When the session ends',
    about:
      'End of the session without further activity (ms since 1970), null if unknown; this call does not extend it.',
    refusals: [],
  },
  prolongSession: {
    group: 'session',
    title: 'Stay logged in',
    about: 'Starts the time of the session anew, and answers with its new end.',
    refusals: [],
  },
  socialLogin: {
    group: 'session',
    title: 'Log in through a third party',
    about: 'Exchanges the ticket of a third party for a session; each is valid once.',
    refusals: ['entry-refused', 'social-failed'],
  },
  startFreePlay: {
    group: 'session',
    title: 'Try without an account',
    about: 'Opens a trial account and signs it in.',
    refusals: ['not-allowed'],
  },
  captcha: {
    group: 'session',
    title: 'Picture of a captcha',
    about: 'Captcha picture as a data URL, and the id to send with the answer.',
    refusals: [],
  },
  captchaProof: {
    group: 'session',
    title: 'Puzzle instead of a captcha',
    about:
      'Proof-of-work challenge, an alternative to the picture: find the number below `most` whose SHA-256 after `salt` is `digest` (hex), and send it as the captcha answer.',
    refusals: [],
  },
  verificationWays: {
    group: 'session',
    title: 'Ways to verify a login',
    about: 'Methods available to verify a login from an unknown address; `hint` is a masked number or address.',
    refusals: [],
  },
  sendVerification: {
    group: 'session',
    title: 'Send a code to verify a login',
    about:
      'Sends a code by SMS or e-mail to the session’s player and returns its lifetime in minutes, null if not given.',
    refusals: [],
  },
  verifyLogin: {
    group: 'session',
    title: 'Verify a login',
    about: 'Verifies a login. The session continues under a new token, which replaces the previous one.',
    refusals: ['code-expired', 'verification-wrong'],
  },
} as const satisfies Record<string, CallNotes>;
