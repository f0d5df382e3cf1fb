import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { noInput, optionalText, text } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { signedIn } from './session.ts';
import { codePatience, sent } from './smsCodes.ts';

/** Second factors besides the password. Source: section 4. */
export const verificationKinds = ['sms', 'email', 'authenticator', 'bank'] as const;
export type VerificationKind = (typeof verificationKinds)[number];
const kind = v.picklist(verificationKinds);

/** Methods available to verify a login from an unknown address; `hint` is a masked number or address. */
export const verificationWays = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getVerificationWays',
  capability: 'two-step',
  access: 'session',
  assumed: true,
  input: noInput,
  value: v.object({ ways: list(v.object({ kind, hint: optionalText })) }),
});

/** Sends a code by SMS or e-mail to the session's player and returns its lifetime in minutes, null if not given. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendVerification',
  capability: 'two-step',
  access: 'session',
  assumed: true,
  input: v.object({ kind: v.picklist(['sms', 'email']) }),
  value: sent,
  timeoutMs: codePatience,
});

/** Verifies a login. The session continues under a new token, which replaces the previous one. */
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_verifyLogin',
  capability: 'two-step',
  access: 'session',
  encrypted: true,
  assumed: true,
  input: v.object({ kind, answer: v.pipe(text, v.nonEmpty()) }),
  value: signedIn,
});
