import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, decimal, id, language, longText, noInput, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';

const kind = v.picklist(['agent', 'player']);

/**
 * Opens an account below the agent, with an initial password that must be changed at first login. Errors:
 * `username-taken`, `validation-failed` (a rebate above the agent's own), `not-allowed`.
 */
export const openDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openDownline',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  encrypted: true,
  input: v.object({
    who: kind,
    username: v.pipe(text, v.nonEmpty()),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
    rebate: decimal,
    language,
  }),
  value: v.object({ account: id, name: text }),
});

export const invitationStates = ['open', 'used-up', 'expired', 'disabled'] as const;

/** `most` is the number of uses, null for unlimited; `code` goes into the URL of the registration. */
const invitation = v.object({
  id,
  // The limit counts visible characters, each of which can be many code units.
  label: longText,
  code: v.pipe(text, v.nonEmpty()),
  who: kind,
  rebate: v.string(),
  madeAt: time,
  expiresAt: time,
  most: v.optional(v.nullable(count), null),
  visits: count,
  registrations: count,
  firstDeposits: count,
  state: v.picklist(invitationStates),
});
export type Invitation = v.InferOutput<typeof invitation>;

export const invitations = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getInvitations',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: noInput,
  value: v.object({ invitations: list(invitation) }),
});

/** Creates an invitation link valid for `days`, usable `most` times. Errors: `validation-failed`, `not-allowed`. */
export const makeInvitation = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_makeInvitation',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({
    label: v.pipe(v.string(), v.nonEmpty(), mostCharacters(60)),
    who: kind,
    rebate: decimal,
    days: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(365))),
    most: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000))),
  }),
  value: invitation,
});

/** Disables an invitation link; accounts opened with it stay. Errors: `not-found`. */
export const disableInvitation = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_disableInvitation',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ id }),
  value: invitation,
});
