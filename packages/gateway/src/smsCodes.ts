import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, text } from './fields.ts';

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

/** The number a code goes to: national digits, and the dialling code of the country without its plus. */
const number = {
  mobileNum: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  countryDialingCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8)),
  /** What the message is written in. */
  language,
};

/** What callers know the two parts of a number by. */
export const numberNames = { mobileNum: 'nationalNumber', countryDialingCode: 'callingCode' } as const;

/** What sends a message takes its time, and a code whose call was given up would still arrive (FLT-106). */
export const codePatience = 45_000;

/** How long a code holds that was sent, in minutes; null when that is not said. */
export const sent = v.object({ expiredMinutes: minutes });

/**
 * Sends a code to the number of an account to be, by either form of registration. Answers with how long it holds, null when
 * that is not said. Source: sections 3 and 7; the fields are assumed.
 */
export const sendRegistrationCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'open',
  assumed: true,
  input: v.object({ ...number, type: v.picklist(['username', 'mobile']), username: v.optional(text) }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});

/** Sends a code to the number of an account, to log in with or to set another password. Source: section 7; the fields are assumed. */
export const sendAccountCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'open',
  assumed: true,
  input: v.object({ ...number, type: v.picklist(['login', 'password']) }),
  inputNames: numberNames,
  value: sent,
  timeoutMs: codePatience,
});
