/**
 * Every way a call can end badly, as a code that the site words in each language.
 * Codes a platform sends that are not listed here become `unknown`. Source: section 8.
 */
export const errorCodes = [
  'unknown',
  'network',
  'timeout',
  'malformed',
  'captive-portal',
  'too-large',
  'server',
  'unavailable',
  'not-found',
  'invalid-request',
  'encryption-unavailable',
  'not-logged-in',
  'signed-in-elsewhere',
  'not-allowed',
  'too-many',
  'in-flight',
  'conflict',
  'maintenance',
  'region-blocked',
  'login-failed',
  'captcha-required',
  'captcha-wrong',
  'captcha-expired',
  'code-wrong',
  'code-expired',
  'code-not-sent',
  'verify-first',
  'verification-wrong',
  'social-failed',
  'number-unknown',
  'phone-number-invalid',
  'phone-number-missing',
  'phone-too-many',
  'phone-unknown',
  'phone-code',
  'phone-captcha',
  'phone-quota',
  'phone-not-allowed',
  'phone-code-expired',
  'phone-popup-closed',
  'change-password-first',
  'contact-fixed',
  'contact-refused',
  'closing-blocked',
  'validation-failed',
  'username-taken',
  'registration-closed',
  'registration-refused',
  'human-check-failed',
  'human-check-missing',
  'invitation-code-error',
  'not-a-member',
  'not-an-agent',
  'account-unknown',
  'need-true-account',
  'game-maintenance',
  'game-unavailable',
  'launch-refused',
  'room-full',
  'room-closed',
  'limit-reached',
  'on-a-break',
  'insufficient-balance',
  'promotion-over',
  'promotion-not-open',
  'already-claimed',
  'nothing-to-claim',
  'picture-refused',
  'insufficient-points',
  'out-of-stock',
  'terms-changed',
  'payment-password-wrong',
  'payment-password-locked',
  'payment-password-unset',
  'draw-closed',
  'odds-changed',
  'bet-refused',
  'turnover-required',
  'channel-closed',
  'movement-closed',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

/** The platform's own spellings of refusals that we know. Source: section 8. */
const spellings: Readonly<Record<string, ErrorCode>> = {
  error_not_agent: 'not-an-agent',
  member_no_enter: 'not-a-member',
  in_need_true_account: 'need-true-account',
  invitation_code_error: 'invitation-code-error',
  game_maintenance: 'game-maintenance',
  info_maintenance: 'maintenance',
  info_ip_block: 'region-blocked',
};

/** Our code for whatever a platform put in `code`; null when it sent none, `unknown` when it is a stranger to us. */
export function readErrorCode(code: unknown): ErrorCode | null {
  if (code === undefined || code === null || code === '') return null;
  if (typeof code !== 'string') return 'unknown';
  if (known.has(code)) return code as ErrorCode;
  return Object.hasOwn(spellings, code) ? (spellings[code] ?? 'unknown') : 'unknown';
}
