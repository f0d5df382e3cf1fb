import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { text } from '../base/fields.ts';
import { signedIn } from './session.ts';

/** Exchanges the ticket of a third party for a session; each is valid once. */
export const socialLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  capability: 'phone',
  access: 'open',
  assumed: true,
  input: v.object({ provider: text, ticket: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)) }),
  value: signedIn,
});
