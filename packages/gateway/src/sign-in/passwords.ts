import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { nothing, optionalText, text } from '../base/fields.ts';
import { password } from './session.ts';
import { numberNames } from './smsCodes.ts';

/**
 * Sends a reset e-mail if username and address match an account; the response does not reveal whether they do. Source:
 * sections 3 and 7.
 */
export const sendPasswordLetter = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  capability: 'lost-password',
  access: 'open',
  form: true,
  input: v.object({ username: text, email: text }),
  value: nothing,
});

/**
 * Resets the password of a verified phone number, which ends every session of the account. Source: sections 3 and 7;
 * that it returns the username to log in with is assumed.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  capability: 'lost-password',
  access: 'open',
  encrypted: true,
  assumed: true,
  input: v.object({
    mobileNum: text,
    countryDialingCode: text,
    verificationCode: v.pipe(v.string(), v.maxLength(255)),
    newPassword: password,
  }),
  inputNames: numberNames,
  value: v.object({ account: optionalText }),
});
