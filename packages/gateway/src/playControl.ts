import { limitKinds, limitPeriods, type PlayRest, realityMinutes, restKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, noInput, time, whole } from './fields.ts';
import { list } from './list.ts';

const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());
const minutes = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** An amount that a person set, as a decimal string without a sign; whole minutes for time. */
const setAmount = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,8})?$/));
const which = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

const pending = v.nullish(v.object({ amount: v.nullable(sum), from: moment }), null);

const limit = v.object({ ...which, amount: sum, pending, used: sum, left: sum, resets: moment });

/** A rest whose times are nonsense holds all the same: since ever, and without an end. */
export const restWire = v.pipe(
  v.object({ kind: v.picklist(restKinds), from: time, until: v.nullish(time, null) }),
  v.transform(({ from, ...rest }): PlayRest => ({ ...rest, from: from ?? 0 })),
);

/**
 * A player's limits with what is used and left of them, the rest they take, and how often they are reminded: by the brand and by their own
 * wish, in minutes. Amounts are decimal strings, whole minutes for time. A rest without an end is for good. Nothing of it is in the source.
 */
export const playControl = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayControl',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    limits: list(limit),
    rest: v.nullish(restWire, null),
    realityCheck: v.object({ brand: minutes, own: minutes }),
  }),
});

const changed = v.object({
  outcome: v.picklist(['now', 'later', 'same']),
  /** The limit as it is by now; null where there is none. */
  limit: v.nullable(limit),
});

/**
 * Sets a limit, or lifts it where the amount is null. What protects more holds at once, the rest after 24 hours. Errors: `validation-failed`.
 * Nothing of it is in the source.
 */
export const setPlayLimit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setPlayLimit',
  access: 'player',
  assumed: true,
  input: v.object({ ...which, amount: v.nullable(setAmount) }),
  value: changed,
});

/** Forgets a higher limit that waits to come into force. Nothing of it is in the source. */
export const cancelLimitRaise = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelLimitRaise',
  access: 'player',
  assumed: true,
  input: v.object(which),
  value: changed,
});

/**
 * Begins a cool-off of so many days, or an exclusion of so many months (0: for good), at once; it cannot be ended early. A longer rest stays.
 * Errors: `validation-failed` for a length that is not offered. Nothing of it is in the source.
 */
export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_excludeSelf',
  access: 'player',
  assumed: true,
  input: v.object({ kind: v.picklist(['cool-off', 'exclusion']), length: whole }),
  value: restWire,
});

const check = v.nullish(v.object({ minutes: v.pipe(v.number(), v.minValue(1)), dueAt: moment }), null);

/** How often the player is reminded by their own wish, in minutes; null leaves it to the brand. Nothing of it is in the source. */
export const setRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_setRealityCheck',
  access: 'player',
  assumed: true,
  input: v.object({
    minutes: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(realityMinutes.min), v.maxValue(realityMinutes.max)),
    ),
  }),
  value: v.object({ realityCheck: check }),
});

/**
 * Says that the check due at this moment was seen; in whichever tab, once. The answer is the next one. Nothing of it is in the source.
 */
export const confirmRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmRealityCheck',
  access: 'player',
  assumed: true,
  input: v.object({ dueAt: v.pipe(v.number(), v.safeInteger()) }),
  value: v.object({ realityCheck: check }),
});

export const realityCheckWire = check;
