import type { ErrorCode } from '@baize/domain';
import type { AnyEndpoint } from '@baize/gateway';
import type { CallNotes } from './notes.ts';

/** Caller who may send the same call again: nobody, the player after a change, or the client by itself. */
export type Repeat = 'never' | 'player' | 'client';

export interface ErrorNote {
  meaning: string;
  /** Status that fits; the reader goes by the code. */
  status: number;
  repeat: Repeat;
}

const note = (status: number, repeat: Repeat, meaning: string): ErrorNote => ({ meaning, status, repeat });

/** Codes that the client makes itself; a platform that sends one is not understood better for it. */
export const clientOnly: ReadonlySet<ErrorCode> = new Set([
  ...(['unknown', 'network', 'timeout', 'malformed', 'captive-portal', 'intercepted'] as const),
  ...(['encryption-unavailable', 'clock-wrong', 'phone-popup-closed', 'phone-captcha', 'phone-unknown'] as const),
  ...(['phone-number-invalid', 'phone-number-missing', 'phone-too-many', 'phone-code', 'phone-quota'] as const),
  ...(['phone-not-allowed', 'phone-code-expired', 'human-check-missing', 'social-failed'] as const),
]);

/** Codes that any call may end with. */
export const everywhere: readonly ErrorCode[] = [
  'invalid-request',
  'maintenance',
  'region-blocked',
  'too-many',
  'server',
];

/** Codes that calls with a token may end with, by access. */
export const byAccess: Readonly<Record<'open' | 'session' | 'player' | 'agent', readonly ErrorCode[]>> = {
  open: [],
  session: ['not-logged-in', 'verify-first', 'change-password-first'],
  player: ['not-logged-in', 'verify-first', 'change-password-first', 'need-true-account'],
  agent: ['not-logged-in', 'verify-first', 'change-password-first', 'not-an-agent'],
};

/** Codes that calls with an idempotency key may end with. */
export const ofKeys: readonly ErrorCode[] = ['conflict', 'in-flight', 'not-a-member'];

export const errorNotes: Readonly<Record<ErrorCode, ErrorNote>> = {
  unknown: note(400, 'player', 'A code that is not in this list.'),
  network: note(0, 'client', 'The platform was not reached.'),
  timeout: note(504, 'client', 'No answer in time.'),
  malformed: note(200, 'player', 'An answer that cannot be read.'),
  'captive-portal': note(511, 'player', 'A network that wants a login of its own answered instead.'),
  intercepted: note(403, 'player', 'A firewall or proxy refused without the envelope.'),
  'too-large': note(413, 'never', 'The body is longer than the call takes.'),
  server: note(500, 'client', 'The platform failed.'),
  unavailable: note(503, 'client', 'A part of the platform is away.'),
  'not-found': note(404, 'never', 'There is no such thing, or it is another player’s.'),
  'not-offered': note(404, 'never', 'The platform does not have this part.'),
  'invalid-request': note(400, 'never', 'The input is not what the call takes, or a sealed payload cannot be used.'),
  'encryption-unavailable': note(0, 'never', 'The browser cannot encrypt.'),
  'clock-wrong': note(400, 'player', 'The sealed payload is too old or from the future.'),
  'not-logged-in': note(401, 'player', 'No token, or one that is worth nothing.'),
  'signed-in-elsewhere': note(401, 'player', 'A later login ended this session.'),
  'not-allowed': note(403, 'never', 'The account may not do this.'),
  'too-many': note(429, 'client', 'Too many requests; Retry-After says when.'),
  'in-flight': note(409, 'client', 'The same key is still at work.'),
  conflict: note(422, 'never', 'The key was used for something else, or was given up.'),
  maintenance: note(503, 'player', 'The platform is under maintenance.'),
  'region-blocked': note(403, 'never', 'The platform is not offered where the visitor is.'),
  'login-failed': note(
    200,
    'player',
    'Username and password do not match, or the account is locked: one answer for all.',
  ),
  'captcha-required': note(200, 'player', 'A captcha must be sent with the next try.'),
  'captcha-wrong': note(200, 'player', 'The answer to the captcha is wrong.'),
  'captcha-expired': note(200, 'player', 'The captcha is too old or was used.'),
  'code-wrong': note(200, 'player', 'The code is wrong.'),
  'code-expired': note(200, 'player', 'The code is too old or was used.'),
  'code-not-sent': note(200, 'player', 'The code could not be sent.'),
  'verify-first': note(403, 'player', 'The login must be verified first.'),
  'verification-wrong': note(200, 'player', 'The answer to the verification is wrong.'),
  'social-failed': note(200, 'player', 'The third party did not confirm the login.'),
  'number-unknown': note(200, 'player', 'No account has this number.'),
  'phone-number-invalid': note(0, 'player', 'The phone service takes the number for none.'),
  'phone-number-missing': note(0, 'player', 'The phone service got no number.'),
  'phone-too-many': note(0, 'player', 'The phone service has had enough of this number.'),
  'phone-unknown': note(0, 'player', 'The phone service failed.'),
  'phone-code': note(0, 'player', 'The phone service takes the code for wrong.'),
  'phone-captcha': note(0, 'player', 'The check before the phone service failed.'),
  'phone-quota': note(0, 'never', 'The phone service is used up for now.'),
  'phone-not-allowed': note(0, 'never', 'The phone service is switched off.'),
  'phone-code-expired': note(0, 'player', 'The phone service takes the code for too old.'),
  'phone-popup-closed': note(0, 'player', 'The check was closed before its end.'),
  'change-password-first': note(403, 'player', 'The password must be changed first.'),
  'contact-fixed': note(200, 'never', 'The contact belongs to a linked account.'),
  'contact-refused': note(200, 'never', 'The contact cannot be used; by whom it is used is not said.'),
  'closing-blocked': note(200, 'player', 'Something must be settled before the account closes.'),
  'validation-failed': note(200, 'player', 'Single fields are refused; `value.fields` names the reasons.'),
  'username-taken': note(200, 'player', 'The username is taken.'),
  'registration-closed': note(200, 'never', 'No accounts are opened now.'),
  'registration-refused': note(200, 'never', 'This person gets no account; the reason is not said.'),
  'human-check-failed': note(200, 'player', 'The proof of the bot check is not accepted.'),
  'human-check-missing': note(200, 'player', 'The bot check did not load.'),
  'invitation-code-error': note(200, 'player', 'There is no such invitation or affiliate.'),
  'not-a-member': note(403, 'never', 'A trial account cannot move money.'),
  'not-an-agent': note(403, 'never', 'The account is not an agent’s.'),
  'account-unknown': note(200, 'never', 'There is no such account.'),
  'need-true-account': note(403, 'never', 'A trial account cannot do this.'),
  'game-maintenance': note(200, 'player', 'The game or its studio is under maintenance.'),
  'game-unavailable': note(200, 'never', 'The game cannot be opened here.'),
  'launch-refused': note(200, 'player', 'The studio did not open the game.'),
  'room-full': note(200, 'player', 'The room has no free seat.'),
  'room-closed': note(200, 'never', 'The room is closed.'),
  'limit-reached': note(200, 'never', 'A limit of the player stands against it; `value` has the rest.'),
  'agree-first': note(200, 'player', 'The legal texts have changed since the player agreed to them.'),
  'on-a-break': note(200, 'never', 'The player is on a break or excluded.'),
  'entry-refused': note(
    200,
    'never',
    'This person may not play here, for instance by a register; only who has proven the account hears it, and never why.',
  ),
  'break-due': note(403, 'player', 'A pause after a time of play is running; `retry-after` says how long.'),
  'playing-elsewhere': note(403, 'player', 'The player has just played with another operator.'),
  'summary-needed': note(403, 'player', 'The summary after login has not been acknowledged.'),
  'limits-needed': note(403, 'player', 'The question about limits has not been answered.'),
  'payment-not-allowed': note(403, 'never', 'The rules of the licence forbid this way to pay in.'),
  'insufficient-balance': note(200, 'player', 'There is not enough to send.'),
  'promotion-over': note(200, 'never', 'The promotion, reward or mission is over.'),
  'promotion-not-open': note(200, 'player', 'It cannot be joined or claimed yet.'),
  'already-claimed': note(200, 'never', 'It was claimed before.'),
  'nothing-to-claim': note(200, 'never', 'There is nothing to claim.'),
  'picture-refused': note(200, 'player', 'The picture is too large or none.'),
  'insufficient-points': note(200, 'player', 'There are not enough points.'),
  'out-of-stock': note(200, 'never', 'The reward is gone.'),
  'terms-changed': note(409, 'player', 'What was agreed to has changed; `value` has it anew, and nothing moved.'),
  'payment-password-wrong': note(200, 'player', 'The payment password is wrong; `value.left` counts the tries.'),
  'payment-password-locked': note(200, 'never', 'Too many wrong payment passwords.'),
  'payment-password-unset': note(200, 'player', 'A payment password must be set first.'),
  'draw-closed': note(200, 'never', 'The draw takes no more bets.'),
  'odds-changed': note(409, 'player', 'Odds or total differ from those shown.'),
  'bet-refused': note(200, 'player', 'The bet breaks a rule of the play.'),
  'turnover-required': note(200, 'player', 'Turnover must be made first; `value.left` has the rest.'),
  'channel-closed': note(200, 'player', 'The method or wallet is closed.'),
  'movement-closed': note(409, 'never', 'The movement has gone on; `value` has it as it stands.'),
  'contract-changed': note(409, 'player', 'The contract has changed; `value` has it as it stands.'),
  'request-expired': note(200, 'never', 'The request has lapsed.'),
  'request-open': note(200, 'never', 'A request is open already.'),
  'own-contract-needed': note(200, 'never', 'The agent has no contract of this kind to give from.'),
  'terms-not-allowed': note(200, 'player', 'The terms break bounds; `value` lists the problems.'),
  'count-differs': note(409, 'player', 'More or fewer contracts would end than were shown.'),
  'bill-changed': note(409, 'player', 'The bill has changed; `value` has it as it stands.'),
  'bill-expired': note(200, 'never', 'The bill has lapsed.'),
  'wallet-short': note(200, 'player', 'The payer’s wallet is short; `value` has what is missing.'),
  'downline-unavailable': note(200, 'never', 'The downline cannot receive money; the reason is not said.'),
  'invitation-closed': note(200, 'never', 'The invitation link is closed or used up.'),
};

/** Lists every code that a call may end with, its own first. */
export function refusalsOf(call: AnyEndpoint, { refusals }: CallNotes): readonly ErrorCode[] {
  const { access, capability, tokenWhenHeld, money } = call;
  const all = [
    ...refusals,
    ...byAccess[access],
    ...(tokenWhenHeld ? (['not-logged-in'] as const) : []),
    ...(money ? ofKeys : []),
    ...(capability ? (['not-offered'] as const) : []),
  ];
  return [...new Set([...all, ...everywhere])];
}
