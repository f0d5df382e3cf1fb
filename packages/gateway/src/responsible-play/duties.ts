import { limitKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, noInput, optionalText, time, whole } from '../base/fields.ts';
import { restWire } from './playControl.ts';

/** Stops all play at once, in every tab and on every device, and returns the break; asks for nothing and cannot be undone. */
export const stopAllPlay = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_panic',
  access: 'player',
  capability: 'duties',
  assumed: true,
  input: noInput,
  value: restWire,
});

/** Figures of the player's last days: amounts as decimal strings, the time played in seconds. */
export const loginSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginSummary',
  access: 'player',
  capability: 'duties',
  assumed: true,
  input: noInput,
  value: v.object({
    days: whole,
    from: time,
    staked: amount,
    won: amount,
    deposited: amount,
    withdrawn: amount,
    currency: optionalText,
    seconds: whole,
  }),
});

/** Acknowledges the summary; until then nothing is launched or paid in. */
export const confirmLoginSummary = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmLoginSummary',
  access: 'player',
  capability: 'duties',
  assumed: true,
  input: noInput,
  value: v.object({ seenAt: time }),
});

/** Keeps the answer of a player who goes without limits. Errors: `not-allowed` where limits are required. */
export const goWithoutLimits = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_goWithoutLimits',
  access: 'player',
  capability: 'duties',
  assumed: true,
  input: noInput,
  value: v.object({ answeredAt: time }),
});

/** Questions that a player must answer before the next game or deposit, and until when nobody plays. */
export const dutiesWire = {
  /** Days of the summary that must be seen; null if none is due. */
  summaryDays: v.nullish(whole, null),
  /** Limits to be asked for; null if none are. */
  limitsDue: v.nullish(v.object({ isRequired: v.boolean(), kinds: v.array(v.picklist(limitKinds)) }), null),
  /** Pause after a time of play, running or to come. */
  pause: v.nullish(v.object({ from: v.pipe(time, v.number()), until: v.pipe(time, v.number()) }), null),
  /** End of the wait of a player who has just played with another operator. */
  elsewhereUntil: v.nullish(time, null),
};
