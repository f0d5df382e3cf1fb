import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { text } from '../base/fields.ts';
import { signedIn } from './session.ts';

/**
 * Opens a trial account and signs it in. Source: sections 4 and 7; the names of the random text and the version are
 * assumed.
 */
export const startFreePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  capability: 'free-play',
  access: 'open',
  assumed: true,
  /** Sealed, so that an intercepted request cannot be replayed to open trial accounts. */
  sealedField: 'random',
  input: v.object({
    os: text,
    platform: v.optional(v.literal('W'), 'W'),
    random: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
    gatewayVersion: v.optional(v.literal(3), 3),
  }),
  value: signedIn,
});
