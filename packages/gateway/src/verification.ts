import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { noInput, optionalText, text } from './fields.ts';
import { list } from './list.ts';
import { signedIn } from './session.ts';
import { codePatience, sent } from './smsCodes.ts';

/** How a person shows who they are beside the password. Source: section 4. */
export const verificationKinds = ['sms', 'email', 'authenticator', 'bank'] as const;
export type VerificationKind = (typeof verificationKinds)[number];
const kind = v.picklist(verificationKinds);

/** The ways that this account can verify a login from an unknown address; `hint` is a masked number or address. All assumed. */
export const verificationWays = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getVerificationWays',
  access: 'session',
  assumed: true,
  input: noInput,
  value: v.object({ ways: list(v.object({ kind, hint: optionalText })) }),
});

/** Sends a code by message or letter to whom the session belongs. Answers with how long it holds, in minutes, null when that is not said. All assumed. */
export const sendVerification = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_sendVerification',
  access: 'session',
  assumed: true,
  input: v.object({ kind: v.picklist(['sms', 'email']) }),
  value: sent,
  timeoutMs: codePatience,
});

/** Proves who logs in. The session goes on under another token, the one before it is over. All assumed. */
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_verifyLogin',
  access: 'session',
  encrypted: true,
  assumed: true,
  input: v.object({ kind, answer: v.pipe(text, v.nonEmpty()) }),
  value: signedIn,
});
