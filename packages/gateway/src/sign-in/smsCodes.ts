import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { language, text } from '../base/fields.ts';

const minutes = v.optional(
  v.fallback(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,3})?$/), v.transform(Number))]),
        v.minValue(0),
      ),
    ),
    null,
  ),
  null,
);

/** Phone number: national digits, and dialling code without its plus. */
const number = {
  mobileNum: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  countryDialingCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8)),
  language,
};

export const numberNames = { mobileNum: 'nationalNumber', countryDialingCode: 'callingCode' } as const;

/** Timeout for sending codes, which is slow; after giving up the code would still arrive (FLT-106). */
export const codePatience = 45_000;

export const sent = v.object({ expiredMinutes: minutes });

/** Sends a code for registration. Source: sections 3 and 7; the fields are assumed. */
export const sendRegistrationCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  capability: 'phone',
  access: 'open',
  assumed: true,
  input: v.object({ ...number, type: v.picklist(['username', 'mobile']), username: v.optional(text) }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});

/** Sends a code for login or password reset. Source: section 7; the fields are assumed. */
export const sendAccountCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  capability: 'lost-password',
  access: 'open',
  assumed: true,
  input: v.object({ ...number, type: v.picklist(['login', 'password']) }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});
