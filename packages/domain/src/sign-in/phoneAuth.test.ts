import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCodes } from '../base/errors.ts';
import { readPhoneAuthError } from './phoneAuth.ts';

test.each([
  ['INVALID_PHONE_NUMBER : Invalid format.', 'phone-number-invalid'],
  ['auth/invalid-phone-number', 'phone-number-invalid'],
  ['MISSING_PHONE_NUMBER', 'phone-number-missing'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'phone-too-many'],
  ['auth/too-many-requests', 'phone-too-many'],
  ['INVALID_CODE', 'phone-code'],
  ['MISSING_CODE', 'phone-code'],
  ['auth/invalid-verification-code', 'phone-code'],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'phone-captcha'],
  ['auth/unauthorized-domain', 'phone-captcha'],
  ['QUOTA_EXCEEDED', 'phone-quota'],
  ['OPERATION_NOT_ALLOWED', 'phone-not-allowed'],
  ['SESSION_EXPIRED', 'phone-code-expired'],
  ['auth/popup-closed-by-user', 'phone-popup-closed'],
  ['INTERNAL_ERROR', 'phone-unknown'],
  ['__proto__', 'phone-unknown'],
  [null, 'phone-unknown'],
])('SMS-04 ERR-01 %j is told as %s', (message, code) => {
  expect(readPhoneAuthError(message)).toBe(code);
});

test('SMS-04 whatever the service says has a text of ours', () => {
  fc.assert(fc.property(fc.anything(), (message) => errorCodes.includes(readPhoneAuthError(message))));
});
