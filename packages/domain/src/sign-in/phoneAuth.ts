import type { ErrorCode } from '../base/errors.ts';

/** Error names of Firebase's HTTP API and web library. Source: section 8. */
const meanings: Readonly<Record<string, ErrorCode>> = {
  INVALID_PHONE_NUMBER: 'phone-number-invalid',
  MISSING_PHONE_NUMBER: 'phone-number-missing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'phone-too-many',
  TOO_MANY_REQUESTS: 'phone-too-many',
  MISSING_CODE: 'phone-code',
  INVALID_CODE: 'phone-code',
  MISSING_VERIFICATION_CODE: 'phone-code',
  INVALID_VERIFICATION_CODE: 'phone-code',
  CAPTCHA_CHECK_FAILED: 'phone-captcha',
  INVALID_RECAPTCHA_TOKEN: 'phone-captcha',
  MISSING_RECAPTCHA_TOKEN: 'phone-captcha',
  INVALID_APP_CREDENTIAL: 'phone-captcha',
  MISSING_APP_CREDENTIAL: 'phone-captcha',
  UNAUTHORIZED_DOMAIN: 'phone-captcha',
  QUOTA_EXCEEDED: 'phone-quota',
  OPERATION_NOT_ALLOWED: 'phone-not-allowed',
  SESSION_EXPIRED: 'phone-code-expired',
  CODE_EXPIRED: 'phone-code-expired',
  INVALID_SESSION_INFO: 'phone-code-expired',
  MISSING_SESSION_INFO: 'phone-code-expired',
  POPUP_CLOSED_BY_USER: 'phone-popup-closed',
};

/**
 * Maps an error of the phone verification: `INVALID_CODE`, `TOO_MANY_ATTEMPTS_TRY_LATER : why`, or
 * `auth/invalid-phone-number`.
 */
export function readPhoneAuthError(message: unknown): ErrorCode {
  if (typeof message !== 'string') return 'phone-unknown';
  const name = message
    .slice(0, 200)
    .replace(/\s*:.*$/s, '')
    .replace(/^auth\//, '')
    .trim()
    .replaceAll('-', '_')
    .toUpperCase();
  return Object.hasOwn(meanings, name) ? (meanings[name] ?? 'phone-unknown') : 'phone-unknown';
}
