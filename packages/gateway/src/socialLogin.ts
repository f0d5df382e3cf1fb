import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { signedIn } from './session.ts';

/** Exchanges what a third party gave on the way back for a session. `ticket` is good once. All assumed. */
export const socialLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'open',
  assumed: true,
  input: v.object({ provider: text, ticket: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)) }),
  value: signedIn,
});
