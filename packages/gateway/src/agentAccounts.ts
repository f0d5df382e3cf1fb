import { readDecimal } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, language, noInput, text, time } from './fields.ts';
import { list } from './list.ts';
import { mostCharacters } from './mostCharacters.ts';

const kind = v.picklist(['agent', 'player']);
const rate = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);

/**
 * Opens an account below the agent, with a first password that has to be changed at the first login. Errors: `username-taken`,
 * `validation-failed` (a rebate above the agent's own), `not-allowed`. Assumed.
 */
export const openDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_openDownline',
  access: 'agent',
  assumed: true,
  encrypted: true,
  input: v.object({
    who: kind,
    username: v.pipe(text, v.nonEmpty()),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
    rebate: rate,
    language,
  }),
  value: v.object({ account: id, name: text }),
});

export const invitationStates = ['open', 'used-up', 'expired', 'disabled'] as const;

/** `most` is how often it may be used, null for as often as wanted; `code` goes into the address of the registration. */
const invitation = v.object({
  id,
  label: text,
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

/** The agent's invitation links, the latest first. Assumed. */
export const invitations = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getInvitations',
  access: 'agent',
  assumed: true,
  input: noInput,
  value: v.object({ invitations: list(invitation) }),
});

/** Makes an invitation link. `days` is how long it holds, `most` how often it may be used. Errors: `validation-failed`, `not-allowed`. Assumed. */
export const makeInvitation = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_makeInvitation',
  access: 'agent',
  assumed: true,
  input: v.object({
    label: v.pipe(v.string(), v.nonEmpty(), mostCharacters(60)),
    who: kind,
    rebate: rate,
    days: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(365))),
    most: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000))),
  }),
  value: invitation,
});

/** Ends an invitation link; accounts opened by it stay. Errors: `not-found`. Assumed. */
export const disableInvitation = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_disableInvitation',
  access: 'agent',
  assumed: true,
  input: v.object({ id }),
  value: invitation,
});
