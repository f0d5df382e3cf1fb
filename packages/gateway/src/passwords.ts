import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { nothing, optionalText, text } from './fields.ts';
import { password } from './session.ts';
import { numberNames } from './smsCodes.ts';

/**
 * Sends a letter that leads to another password, to an account whose name and e-mail belong together. Answers alike whether
 * there is one. Source: sections 3 and 7.
 */
export const sendPasswordLetter = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'open',
  form: true,
  input: v.object({ username: text, email: text }),
  value: nothing,
});

/**
 * Sets another password for the account of a number whose code is right. Every session of the account ends with it.
 * Source: sections 3 and 7; that it answers with the account's name, to log in with, is assumed.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
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
